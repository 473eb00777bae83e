import type { Params as PathParams } from 'react-router';
import type { ContentKind, ContentRequest } from '../content/content-request.ts';
import type { ListName } from '../content/lists.ts';
import type { Remote } from '../content/result.ts';
import { matchPathPattern } from '../url.ts';

export type PageContents = {
  /** The content that determines the status of the page; absent if the page has none. */
  main?: ContentRequest | undefined;
  /** What stands above the main content, or above the parts of a page without it. The page omits it if it fails to load. */
  above?: readonly ContentRequest[];
  /** The parts of the page, each of which can fail by itself. */
  parts?: readonly ContentRequest[];
  /** Other content that the page omits if it fails to load. */
  extras?: readonly ContentRequest[];
};

/** Returns the result so far of the only content of a kind; undefined also if the page does not request it. */
export type PageResults = <Params, Data>(kind: ContentKind<Params, Data>) => Remote<Data>;

/** The share card of a section of the site (worker/render/share-card.ts). */
export type CardName = ListName | 'resources' | 'home';

type OtherDrawing = 'about' | 'sundays' | 'passages' | 'handout' | 'contact' | 'notice';

/** The drawing of a page. client/ui/drawings/ has a file for each. */
export type DrawingName = CardName | OtherDrawing;

/** All that is true of a page before it is drawn. `Params` is what its URL says. */
type PageDefinition<Params> = {
  /** The pattern of its path (react-router), case-sensitive. Hono's route has the same. Empty for a page that has no URL. */
  path: string;
  /** Reads a URL whose path matches. Undefined if the URL is not one of this page. @throws {TextTooLong} */
  parse(query: URLSearchParams, path: PathParams): Params | undefined;
  /** Returns the path and query of the canonical URL; null if there is none. */
  href(params: Params): string | null;
  /** Returns the URL as the navigation links to it, without the state of the page. By default `href`. */
  baseHref?(params: Params): string | null;
  /** Query parameters that `href` formats. A URL that has them in another form redirects to `href`. */
  ownParameters?: readonly string[];
  /** The status that follows from the URL. By default 200. */
  status?: 200 | 400 | 404;
  contents?(params: Params): PageContents;
  /** Returns the title without the product name, which is appended. The home page has no title of its own. */
  title(params: Params, results: PageResults): string | undefined;
  description?(params: Params, results: PageResults): string | undefined;
  /** Returns the name in breadcrumbs. By default the title. */
  breadcrumb?(params: Params): string | undefined;
  /** Returns the page above this one in breadcrumbs, which is current in the navigation. `path` is the path of its URL. */
  section?(params: Params): { title: string; path: string } | undefined;
  /** Returns what a client navigation announces once the content is there. By default the title. */
  announcement?(params: Params, results: PageResults): string | undefined;
  /**
   * Whether search engines may index the page, and the sitemap has it. By default they may not.
   * @param hasContent undefined if this is unknown
   */
  isIndexed?(params: Params, hasContent: boolean | undefined): boolean;
  /** Whether there is something to index. By default whether the main content exists. */
  hasContent?(results: PageResults): boolean | undefined;
  /**
   * The pages of this definition that the sitemap has if they are indexed, besides those that the crawl finds. By default
   * the one without a query.
   */
  sitemap?(): readonly Params[];
  /** Returns the feeds that the head links to, each below the path of a page. With a label, it has only the posts with it. */
  feeds?(params: Params): readonly { title: string; path: string; label?: string | undefined }[];
  card?: CardName;
  drawing?: DrawingName | undefined;
  /** Returns the URL that an error of an invalid query leads to. By default `href`. */
  resetHref?(params: Params): string | null;
  /** Returns the name of the page in a link back to it from a post of the list; empty if it does not lead to such posts. */
  backName?(params: Params, results: PageResults, list: ListName): string;
  /** Whether the page has the security policy of the bot check. Navigations to and from it load documents. */
  usesBotCheck?: boolean;
  hidesHandoutBar?: boolean;
  /**
   * The query parameters with a text that the visitor types, apart from searches and passages. Only their browser may
   * store a response to any URL with one of them, such as that of a file of the page.
   */
  typedParameters?: readonly string[];
  printsSource?: boolean;
};

type Defaults = 'baseHref' | 'contents' | 'section' | 'isIndexed' | 'resetHref' | 'status';

export type Page<Params = unknown, Name extends string = string> = PageDefinition<Params> &
  Required<Pick<PageDefinition<Params>, Defaults>> & { name: Name };

/** Defines a page. `name` is that of its component in client/pages/components.ts. */
export function definePage<Params, const Name extends string>(
  name: Name,
  definition: PageDefinition<Params>,
): Page<Params, Name> {
  const { href } = definition;
  return {
    baseHref: href,
    resetHref: href,
    contents: () => ({}),
    section: () => undefined,
    isIndexed: () => false,
    status: 200,
    ...definition,
    name,
  };
}

/**
 * Returns the parameters of a URL if it is one of the page.
 * @throws {TextTooLong}
 */
export function matchPage<Params>(
  { path, parse }: Pick<Page<Params>, 'path' | 'parse'>,
  { pathname, searchParams }: URL,
): Params | undefined {
  const inPath = matchPathPattern(path, pathname);
  return inPath && parse(searchParams, inPath);
}
