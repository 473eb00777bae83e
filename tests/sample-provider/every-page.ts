import { type WirePost, wirePostListSchema } from '../../shared/content/provider-contract.ts';
import type { Visit } from './fixture.ts';

/** Follows nextPageToken from the first page to the last. */
export const everyPage = async ({ get }: Visit, path: string): Promise<WirePost[][]> => {
  const pages: WirePost[][] = [];
  let next: string | undefined = path;
  while (next !== undefined) {
    const { posts, nextPageToken } = wirePostListSchema.parse(await (await get(next)).json());
    pages.push(posts);
    next =
      nextPageToken &&
      `${path}${path.includes('?') ? '&' : '?'}pageToken=${encodeURIComponent(nextPageToken)}`;
  }
  return pages;
};
