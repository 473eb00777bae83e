import type { WirePost } from '../shared/content/provider-contract.ts';

/** A post as the provider keeps and answers it: `published` is RFC 3339 with an offset, `labels` match exactly. */
export type StoredPost = WirePost & { labels: readonly string[] };
