import { lists, resourceLabels } from '../../shared/content/lists.ts';
import { documentNames } from '../../shared/content/site-document.ts';
import { type Assumptions, viewShares } from './assumptions.ts';
import { type FrontLifetime, front } from './lifetimes.ts';
import { type Rank, zipf } from './zipf.ts';

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
  const views = assumed.viewsPerDay / day;
  const searched = views * assumed.searches;
  return [
    ...pages(assumed, views - searched).flatMap((page) => asked(page, assumed, assumed.crawls)),
    ...searches(assumed, searched).flatMap((page) => asked(page, { ...assumed, unfollowed: 0 }, 0)),
    ...files(assumed),
  ];
}

/** So many pages alike, each seen `rate` times a second. */
type Page = {
  name: string;
  count: number;
  rate: number;
  content: Content;
  /** What it shows beside its own content. */
  also: readonly Content[];
};

function pages({ posts, postsPerPage, pageSkew }: Assumptions, views: number): Page[] {
  const listed = lists.flatMap(({ name, labels }) => {
    // The list itself and its later pages, and each label of its panel.
    const things = Math.ceil(posts[name] / postsPerPage) + labels.size;
    const also = name === 'articles' ? [organization, featured] : [organization];
    return [
      ...ranked(name, zipf(things, pageSkew), views * viewShares.lists[name], true, also),
      ...ranked(`one of ${name}`, zipf(posts[name], pageSkew), views * viewShares.posts[name]),
    ];
  });
  const home = { name: 'home', count: 1, rate: views * viewShares.home };
  const resources = resourceLabels.map(() => ({ count: 1, share: 1 / resourceLabels.length }));
  return [
    ...listed,
    ...ranked('resources', resources, views * viewShares.resources),
    { ...home, content: featured, also: [organization] },
    // Documents are the site's own: of the provider they need the organization only.
    ...documentNames.map((name) => ({
      name,
      count: 1,
      rate: (views * viewShares.documents) / documentNames.length,
      content: organization,
      also: [],
    })),
  ];
}

function searches({ uniqueSearches, searchTexts, searchSkew }: Assumptions, rate: number): Page[] {
  if (rate === 0) return [];
  const texts = zipf(searchTexts, searchSkew);
  // Each is made once a day.
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
  also: readonly Content[] = [organization],
): Page[] {
  return ranks.map(({ count, share }, i) => {
    const name = `${kind} ${i}`;
    return { name, count, rate: views * share, content: { name, count, inKv }, also };
  });
}

/** A page is a document to who comes to the site, and content of the API to who moves within. */
function asked(page: Page, { viewsPerVisit, unfollowed }: Assumptions, crawls: number): Address[] {
  const { name, count, rate, content, also } = page;
  const lifetime = front.complete;
  const documents = rate / viewsPerVisit;
  const moves = rate - documents + rate * unfollowed;
  return [
    { name, count, lifetime, rate: documents + crawls / day, needs: [content, ...also] },
    { name: `API: ${name}`, count, lifetime, rate: moves, needs: [content] },
  ];
}

function files(assumed: Assumptions): Address[] {
  const { viewsPerDay, viewsPerVisit, newVisitors, filesPerVisit, files: count } = assumed;
  if (!assumed.filesPassWorker) return [];
  const rate = ((viewsPerDay / viewsPerVisit) * newVisitors * filesPerVisit) / count / day;
  return [{ name: 'file', count, lifetime: front.hashed, rate, needs: [] }];
}
