import { parseLabel } from '../browse/browse-state.ts';
import { resourceLabels } from '../content/lists.ts';
import { resourceKind } from '../content/posts.ts';
import { definePage } from './define-page.ts';

export type ResourcesParams = { label: string };

const path = '/resources';
const title = 'Resources';
const description =
  'Books and articles on Christian apologetics, chosen for those who teach and preach.';
const [defaultLabel] = resourceLabels;

export const resourcesPage = definePage<ResourcesParams, 'resources'>('resources', {
  path,
  parse: (query) => ({ label: parseLabel(query) || defaultLabel }),
  href: ({ label }) => resourcesHref(label),
  baseHref: () => path,
  contents: ({ label }) => ({ main: resourceKind.request({ label }) }),
  title: (params) => (hasOwnTitle(params) ? `${params.label} | ${title}` : title),
  description: (params) => (hasOwnTitle(params) ? `${params.label}: ${description}` : description),
  breadcrumb: (params) => (hasOwnTitle(params) ? params.label : undefined),
  section: (params) => (hasOwnTitle(params) ? { title, path } : undefined),
  isIndexed: ({ label }, hasContent) => isKnown(label) && hasContent !== false,
  sitemap: () => resourceLabels.map((label) => ({ label })),
  card: 'resources',
  drawing: 'resources',
});

/** Returns the URL of a resource. The first label is the default and has no query. */
export function resourcesHref(label: string): string {
  const query = label === defaultLabel ? '' : `?${new URLSearchParams({ label })}`;
  return path + query;
}

function isKnown(label: string): boolean {
  return resourceLabels.some((known) => known === label);
}

/** A URL can have any text in it, so the title has only a known label. */
function hasOwnTitle({ label }: ResourcesParams): boolean {
  return isKnown(label) && label !== defaultLabel;
}
