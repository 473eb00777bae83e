type Page = { posts: readonly { id: string }[]; nextPageToken?: string | undefined };

type Visited = { page: Page; pageToken: string | undefined };

/**
 * Ends paging where a next page would repeat what was shown: its token was already used, or the
 * posts are those of an earlier page. Upstream search is known to answer the same page and token
 * again (google-api-java-client#1381).
 */
export function withoutRepeats<P extends Page>(
  page: P,
  pageToken: string | undefined,
  earlier: readonly Visited[],
): P {
  const { nextPageToken } = page;
  if (nextPageToken === undefined) return page;
  const repeats =
    nextPageToken === pageToken ||
    earlier.some((visited) => visited.pageToken === nextPageToken || samePosts(visited.page, page));
  if (!repeats) return page;
  const { nextPageToken: _, ...last } = page;
  return last as P;
}

function samePosts(a: Page, b: Page): boolean {
  return (
    a.posts.length === b.posts.length && a.posts.every((post, i) => post.id === b.posts[i]?.id)
  );
}
