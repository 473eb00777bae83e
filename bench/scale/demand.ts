import { lists, resourceLabels } from '../../shared/content/lists.ts';
import { documentNames } from '../../shared/content/site-document.ts';
import { type Assumptions, viewShares } from './assumptions.ts';
import { type FrontLifetime, front } from './lifetimes.ts';
import { type Rank, zipf } from './zipf.ts';

export const day = 24 * 60 * 60;

/** Pieces of content with the same request rate. */
export type ContentGroup = {
  name: string;
  /** The number of pieces in the group. */
  count: number;
  /** Whether it is stored in KV. */
  inKv: boolean;
};

/** URLs with the same request rate: `count` URLs with `rate` requests per s each. */
export type UrlGroup = {
  name: string;
  count: number;
  rate: number;
  /** Whether these are the requests of crawlers. Those of visitors are another group with the same name. */
  byCrawlers?: boolean;
  lifetime: FrontLifetime;
  /** The content of a response. In a group with a `count` above 1, each URL has its own piece. */
  contents: readonly ContentGroup[];
};

const organization: ContentGroup = { name: 'organization', count: 1, inKv: true };
const featured: ContentGroup = { name: 'featured', count: 1, inKv: true };

/** Computes the requests of visitors and crawlers. */
export function demand(assumed: Assumptions): UrlGroup[] {
  const views = assumed.viewsPerDay / day;
  const searchRate = views * assumed.searches;
  return [
    ...pages(assumed, views - searchRate).flatMap((page) => toUrls(page, assumed, assumed.crawls)),
    ...searches(assumed, searchRate).flatMap((page) =>
      toUrls(page, { ...assumed, unfollowed: 0 }, 0),
    ),
    ...files(assumed),
  ];
}

/** Pages with the same rate: `count` pages with `rate` views per s each. */
type Page = {
  name: string;
  count: number;
  rate: number;
  content: ContentGroup;
  /** The content of the page besides its own. */
  otherContents: readonly ContentGroup[];
};

function pages({ posts, postsPerPage, pageSkew }: Assumptions, views: number): Page[] {
  const listed = lists.flatMap(({ name, labels }) => {
    // The pages of the list, and one for each label of its panel.
    const listCount = Math.ceil(posts[name] / postsPerPage) + labels.size;
    const otherContents = name === 'articles' ? [organization, featured] : [organization];
    return [
      ...ranked(
        name,
        zipf(listCount, pageSkew),
        views * viewShares.lists[name],
        true,
        otherContents,
      ),
      ...ranked(`one of ${name}`, zipf(posts[name], pageSkew), views * viewShares.posts[name]),
    ];
  });
  const home = { name: 'home', count: 1, rate: views * viewShares.home };
  const resources = resourceLabels.map(() => ({ count: 1, share: 1 / resourceLabels.length }));
  return [
    ...listed,
    ...ranked('resources', resources, views * viewShares.resources),
    { ...home, content: featured, otherContents: [organization] },
    // Documents are part of the site and need only the organization from the provider.
    ...documentNames.map((name) => ({
      name,
      count: 1,
      rate: (views * viewShares.documents) / documentNames.length,
      content: organization,
      otherContents: [],
    })),
  ];
}

function searches({ uniqueSearches, searchTexts, searchSkew }: Assumptions, rate: number): Page[] {
  if (rate === 0) return [];
  const texts = zipf(searchTexts, searchSkew);
  // Each text occurs once a day.
  const unique = [{ count: rate * uniqueSearches * day, share: 1 / (rate * uniqueSearches * day) }];
  return [
    ...ranked('search', texts, rate * (1 - uniqueSearches), false),
    ...(uniqueSearches > 0 ? ranked('unique search', unique, rate * uniqueSearches, false) : []),
  ];
}

function ranked(
  kind: string,
  ranks: readonly Rank[],
  views: number,
  inKv = true,
  otherContents: readonly ContentGroup[] = [organization],
): Page[] {
  return ranks.map(({ count, share }, i) => {
    const name = `${kind} ${i}`;
    return { name, count, rate: views * share, content: { name, count, inKv }, otherContents };
  });
}

/** Returns the URLs of a page: the document, and its content in the API for client navigations. */
function toUrls(
  page: Page,
  { viewsPerVisit, unfollowed }: Assumptions,
  crawls: number,
): UrlGroup[] {
  const { name, count, rate, content, otherContents } = page;
  const lifetime = front.complete;
  const documents = rate / viewsPerVisit;
  const navigations = rate - documents + rate * unfollowed;
  return [
    { name, count, lifetime, rate: documents, contents: [content, ...otherContents] },
    {
      name,
      count,
      lifetime,
      rate: crawls / day,
      byCrawlers: true,
      contents: [content, ...otherContents],
    },
    { name: `API: ${name}`, count, lifetime, rate: navigations, contents: [content] },
  ];
}

function files(assumed: Assumptions): UrlGroup[] {
  const { viewsPerDay, viewsPerVisit, newVisitors, filesPerVisit, files: count } = assumed;
  if (!assumed.filesPassWorker) return [];
  const rate = ((viewsPerDay / viewsPerVisit) * newVisitors * filesPerVisit) / count / day;
  return [{ name: 'file', count, lifetime: front.hashed, rate, contents: [] }];
}
