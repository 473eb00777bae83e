type Page = {
  posts: readonly { id: string }[];
  nextPageToken?: string | undefined;
  isCutOff?: true;
};

type VisitedPage = { page: Page; pageToken: string | undefined };

/**
 * Removes `nextPageToken`, and sets `isCutOff`, if the next page would repeat an earlier one: the token was already used,
 * or the posts are those of an earlier page. The upstream search can return the same page and token
 * again (google-api-java-client#1381).
 * @param pageToken the token that `page` was requested with
 * @param earlier the pages of the same list before `page`
 */
export function withoutRepeats<P extends Page>(
  page: P,
  pageToken: string | undefined,
  earlier: readonly VisitedPage[],
): P {
  const { nextPageToken } = page;
  if (nextPageToken === undefined) return page;
  const repeats =
    nextPageToken === pageToken ||
    earlier.some((visited) => visited.pageToken === nextPageToken || samePosts(visited.page, page));
  if (!repeats) return page;
  const { nextPageToken: _, ...last } = page;
  return { ...last, isCutOff: true } as P;
}

function samePosts(a: Page, b: Page): boolean {
  return (
    a.posts.length === b.posts.length && a.posts.every((post, i) => post.id === b.posts[i]?.id)
  );
}
