import type { ContentRequest } from './content/content-request.ts';
import { organizationKind } from './content/organization.ts';
import { contactPage } from './pages/contact.ts';
import { matchPage, type Page, type PageContents } from './pages/define-page.ts';
import { aboutPage, copyrightPage, privacyPolicyPage, termsPage } from './pages/document.ts';
import { handoutPage, invalidHandoutPage } from './pages/handout.ts';
import { homePage } from './pages/home.ts';
import { articlesPage, quotesPage, thoughtsPage } from './pages/list-pages.ts';
import { badRequestPage, notFoundPage } from './pages/no-page.ts';
import { passagesPage } from './pages/passages.ts';
import { postPages } from './pages/post.ts';
import { resourcesPage } from './pages/resources.ts';
import { searchPage } from './pages/search.ts';
import { seriesPage } from './pages/series.ts';
import { sundaysPage } from './pages/sundays.ts';
import { TextTooLong } from './text/plain-text.ts';
import { percentDecoded } from './url.ts';

/** All pages with a URL. Of two pages that match a URL, the first one is used. */
const table = [
  homePage,
  ...Object.values(postPages),
  thoughtsPage,
  quotesPage,
  articlesPage,
  resourcesPage,
  searchPage,
  sundaysPage,
  seriesPage,
  passagesPage,
  handoutPage,
  invalidHandoutPage,
  contactPage,
  aboutPage,
  copyrightPage,
  privacyPolicyPage,
  termsPage,
];

export const pages: readonly Page[] = table;

type Definition = (typeof table)[number] | typeof notFoundPage | typeof badRequestPage;

export type PageName = Definition['name'];

export type PageParams = {
  [Name in PageName]: Exclude<ReturnType<Extract<Definition, { name: Name }>['parse']>, undefined>;
};

/** A parsed URL of the site: its page, what the URL says, and the content that the page needs, in the order of the page. */
export type Route<Params = unknown> = {
  page: Page<Params>;
  params: Params;
  contents: Required<PageContents>;
};

/** Every page shows the organization. */
function routeTo<Params>(page: Page<Params>, params: Params): Route<Params> {
  const { main, above = [], parts = [], extras = [] } = page.contents(params);
  const contents = { main, above, parts, extras: [...extras, organizationKind.request({})] };
  return { page, params, contents };
}

const malformed = { problem: 'A percent sign in this address does not begin a character.' };

/**
 * Parses a URL. An invalid percent-encoding of the path, or of one of the page's `ownParameters`, results in the page of a bad
 * request, and so does a text that is too long. An unknown path or a trailing slash results in the not-found page.
 */
export function parseRoute(url: URL): Route {
  if (percentDecoded(url.pathname) === undefined) return routeTo(badRequestPage, malformed);
  try {
    for (const page of pages) {
      const params = matchPage(page, url);
      if (params === undefined) continue;
      const isValid = isQueryDecodable(url.search, page.ownParameters ?? []);
      return isValid ? routeTo(page, params) : routeTo(badRequestPage, malformed);
    }
  } catch (error) {
    if (!(error instanceof TextTooLong)) throw error;
    return routeTo(badRequestPage, { problem: error.message });
  }
  return routeTo(notFoundPage, null);
}

/** Whether the percent-encoding of these parameters is valid. Links from other sites add others, with any text in them. */
function isQueryDecodable(search: string, names: readonly string[]): boolean {
  return search
    .slice(1)
    .split('&')
    .filter((pair) => percentDecoded(pair) === undefined)
    .every((pair) => [...new URLSearchParams(pair).keys()].every((name) => !names.includes(name)));
}

/**
 * Returns the path and query that the URL of a route redirects to; undefined if it does not redirect. Without JavaScript
 * a form can submit an empty search, or a search with a label. Other parameters than the page's own do not redirect.
 */
export function canonicalRedirect(
  { searchParams }: URL,
  { page, params }: Route,
): string | undefined {
  const ownQuery = (query: URLSearchParams) =>
    JSON.stringify([...query].filter(([name]) => page.ownParameters?.includes(name)));
  const href = page.href(params);
  if (href === null) return undefined;
  const isCanonical = ownQuery(searchParams) === ownQuery(new URLSearchParams(href.split('?')[1]));
  return isCanonical ? undefined : href;
}

export function contentRequests({ contents }: Route): ContentRequest[] {
  const { main, above, parts, extras } = contents;
  return [main, ...above, ...parts, ...extras].filter((request) => request !== undefined);
}

export function paramsOf<Params>(
  { page, params }: Route,
  ...pages: readonly Page<Params>[]
): Params | undefined {
  return pages.some((other) => other === page) ? (params as Params) : undefined;
}
