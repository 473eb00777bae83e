/** The address of every page (specification, section 2), as patterns of react-router. */
export const paths = {
  home: '/',
  thoughts: '/apologetics',
  quotes: '/quotes',
  articles: '/articles',
  article: '/articles/:postId',
  resources: '/resources',
} as const;

export function articleHref(postId: string): string {
  return `/articles/${encodeURIComponent(postId)}`;
}

export function resourcesHref(label: string): string {
  return `${paths.resources}?${new URLSearchParams({ label })}`;
}
