import { resourceLabels } from '../../shared/labels.ts';
import { type List, lists } from '../../shared/lists.ts';
import { documentNames } from '../../shared/site-document.ts';
import { type Assumptions, viewShares } from './assumptions.ts';
import { type FrontLifetime, front } from './lifetimes.ts';
import { zipf } from './zipf.ts';

export const day = 24 * 60 * 60;

/** What is got from the provider, or was. */
export type Content = {
  name: string;
  /** How many alike there are. */
  count: number;
  /** Whether KV keeps it, too. */
  inKv: boolean;
};

/** So many addresses alike, each asked for `rate` times a second. */
export type Address = {
  name: string;
  count: number;
  rate: number;
  lifetime: FrontLifetime;
  /** What an answer is made of; of a `count` above 1, each address has its own. */
  needs: readonly Content[];
};

const organization: Content = { name: 'organization', count: 1, inKv: true };
const featured: Content = { name: 'featured', count: 1, inKv: true };

/** What visitors and crawlers ask the site for. */
export function demand(assumed: Assumptions): Address[] {
  const { viewsPerDay, searches, uniqueSearches, searchTexts, searchSkew } = assumed;
  const views = viewsPerDay / day;
  const known = views * (1 - searches);
  const texts = searchesOf(
    'search',
    searchTexts,
    searchSkew,
    views * searches * (1 - uniqueSearches),
  );
  const unique = uniqueSearchesOf(views * searches * uniqueSearches);
  return [
    ...pages(assumed).flatMap((page) => asked(page, known * page.share, assumed, assumed.crawls)),
    ...[...texts, ...unique].flatMap((page) => asked(page, page.share, assumed, 0)),
    ...files(assumed),
  ];
}

/** `share` is that of each page of its kind. */
type Page = { content: Content; share: number; also: readonly Content[] };

function pages(assumed: Assumptions): Page[] {
  const { posts, postsPerPage, pageSkew } = assumed;
  const listed = lists.flatMap((list) => {
    const { name } = list;
    const also = name === 'articles' ? [organization, featured] : [organization];
    const things = listAddresses(list, Math.ceil(posts[name] / postsPerPage));
    return [
      ...ranked(name, things, pageSkew, viewShares.lists[name], also),
      ...ranked(`one of ${name}`, posts[name], pageSkew, viewShares.posts[name], [organization]),
    ];
  });
  const alike = (name: string, count: number, share: number) => ({
    content: { name, count, inKv: true },
    share: share / count,
    also: [organization],
  });
  return [
    ...listed,
    { content: featured, share: viewShares.home, also: [organization] },
    alike('resources', resourceLabels.length, viewShares.resources),
    // Documents are the site's own: of the provider they need the organization only.
    ...documentNames.map(() => ({
      content: organization,
      share: viewShares.documents / documentNames.length,
      also: [],
    })),
  ];
}

/** A list itself, each label of its panel, and its later pages. */
function listAddresses(list: List, pageCount: number): number {
  return 1 + list.labels.size + pageCount - 1;
}

function ranked(
  name: string,
  things: number,
  skew: number,
  share: number,
  also: readonly Content[],
): Page[] {
  return zipf(things, skew).map((rank, i) => ({
    content: { name: `${name} ${i}`, count: rank.count, inKv: true },
    share: rank.share * share,
    also,
  }));
}

function searchesOf(name: string, texts: number, skew: number, rate: number): Page[] {
  if (rate === 0) return [];
  return zipf(texts, skew).map((rank, i) => ({
    content: { name: `${name} ${i}`, count: rank.count, inKv: false },
    share: rank.share * rate,
    also: [organization],
  }));
}

/** Each made once a day. */
function uniqueSearchesOf(rate: number): Page[] {
  if (rate === 0) return [];
  const content = { name: 'unique search', count: rate * day, inKv: false };
  return [{ content, share: 1 / day, also: [organization] }];
}

/** A page is a document to who comes to the site, and content of the API to who moves within. */
function asked(
  { content, also }: Page,
  rate: number,
  { viewsPerVisit }: Assumptions,
  crawls: number,
): Address[] {
  const documents = rate / viewsPerVisit;
  const { name, count } = content;
  const lifetime = front.complete;
  return [
    {
      name: `page of ${name}`,
      count,
      lifetime,
      rate: documents + crawls / day,
      needs: [content, ...also],
    },
    { name: `API's ${name}`, count, lifetime, rate: rate - documents, needs: [content] },
  ];
}

function files(assumed: Assumptions): Address[] {
  const { viewsPerDay, viewsPerVisit, newVisitors, filesPerVisit, files: count } = assumed;
  if (!assumed.filesPassWorker) return [];
  const rate = ((viewsPerDay / viewsPerVisit) * newVisitors * filesPerVisit) / count / day;
  return [{ name: 'file', count, lifetime: front.hashed, rate, needs: [] }];
}
