import type { ProviderContent } from './provider-content.ts';

/** The content of the folder CONTENT_DIR, which the build writes here (scripts/content/embed-content-plugin.ts). */
export const embeddedContent: ProviderContent | undefined = undefined;
