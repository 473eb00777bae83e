import type { ContentRequest } from '../content/content-request.ts';
import { organizationKind } from '../content/organization.ts';
import type { Page, PageContents } from './define-page.ts';

/** A parsed URL of the site: its page, what the URL says, and the content that the page needs, in the order of the page. */
export type Route<Params = unknown> = {
  page: Page<Params>;
  params: Params;
  contents: Required<PageContents>;
};

/** Every page shows the organization. */
export function routeTo<Params>(page: Page<Params>, params: Params): Route<Params> {
  const { main, above = [], parts = [], extras = [] } = page.contents(params);
  const contents = { main, above, parts, extras: [...extras, organizationKind.request({})] };
  return { page, params, contents };
}

/** Returns all content requests of a route, the main one first. */
export function contentRequests({ contents }: Route): ContentRequest[] {
  const { main, above, parts, extras } = contents;
  return [main, ...above, ...parts, ...extras].filter((request) => request !== undefined);
}

/** Returns what the URL of a route says, if it is a URL of one of the pages. */
export function paramsOf<Params>(
  { page, params }: Route,
  ...pages: readonly Page<Params>[]
): Params | undefined {
  return pages.some((other) => other === page) ? (params as Params) : undefined;
}
