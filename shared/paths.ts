/** The path of every page (specification, section 2), as Hono's patterns. `routes.ts` matches them. */
export const paths = {
  home: '/',
  thoughts: '/apologetics',
  quotes: '/quotes',
  articles: '/articles',
  article: '/articles/:postId',
  resources: '/resources',
  contact: '/contact',
  about: '/about',
  copyright: '/copyright',
  privacyPolicy: '/privacy-policy',
  terms: '/terms',
} as const;

export function articleHref(postId: string): string {
  return `/articles/${encodeURIComponent(postId)}`;
}

/** The fragment that leads to a post in its list. */
export function postAnchor(postId: string): string {
  return `post-${postId}`;
}

export function resourcesHref(label: string): string {
  return `${paths.resources}?${new URLSearchParams({ label })}`;
}
