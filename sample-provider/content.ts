import { withBroaderLabels } from './broader-labels.ts';
import { articlesOnFaithAndDoubt } from './content/articles-on-faith-and-doubt.ts';
import { articlesOnHistory } from './content/articles-on-history.ts';
import { articlesOnTeaching } from './content/articles-on-teaching.ts';
import { searchTips, usageNotes } from './content/fixed-articles.ts';
import { hillTemple, openScroll } from './content/images.ts';
import { sampleOrganization } from './content/organization.ts';
import { quotesOnFaith } from './content/quotes-on-faith.ts';
import { quotesOnTheWorld } from './content/quotes-on-the-world.ts';
import { relatedArticles, resourceBooks } from './content/resources.ts';
import type { SamplePost } from './content/sample-post.ts';
import { separatorImage } from './content/separator-image.ts';
import { thoughtsOnTheGospels } from './content/thoughts-gospels.ts';
import { thoughtsOnTheLetters } from './content/thoughts-letters.ts';
import { defaults } from './defaults.ts';
import { generatePosts } from './generate-posts.ts';
import type { ProviderContent } from './provider-options.ts';
import { toStoredPosts } from './stored-posts.ts';

const illustrations = new Map([
  [0, `${separatorImage(openScroll)}\n`],
  [5, `${separatorImage(hillTemple)}\n`],
]);

const withIllustration = (post: SamplePost, position: number): SamplePost => ({
  ...post,
  content: (illustrations.get(position) ?? '') + post.content,
});

/** Interleaves the lists, so that the first page has posts of each. */
const interleaved = <T>(...lists: readonly (readonly T[])[]): T[] =>
  Array.from({ length: Math.max(...lists.map((list) => list.length)) }, (_, position) =>
    lists.flatMap((list) => list.slice(position, position + 1)),
  ).flat();

export type SampleContentOptions = {
  /** The number of older posts to generate for load tests: two thoughts per quote. */
  generated?: number | undefined;
  /** The ids of the two fixed articles. */
  posts?: { searchTips: string; usageNotes: string } | undefined;
};

export const sampleContent = ({
  generated = 0,
  posts = defaults.posts,
}: SampleContentOptions = {}): ProviderContent => {
  const thoughts = interleaved(thoughtsOnTheGospels, thoughtsOnTheLetters).map(withIllustration);
  const quotes = interleaved(quotesOnFaith, quotesOnTheWorld);
  const more = generatePosts(generated, {
    passages: thoughts.map((post) => post.labels),
    topics: [...new Set(quotes.flatMap((post) => post.labels))],
  });

  return {
    organization: sampleOrganization,
    posts: {
      thoughts: toStoredPosts('thoughts', [...thoughts, ...more.thoughts], {
        newestDay: '2026-11-16',
        daysApart: 2,
      }),
      quotes: toStoredPosts(
        'quotes',
        [...quotes, ...more.quotes].map((quote) => withBroaderLabels('quotes', quote)),
        {
          newestDay: '2026-11-17',
          daysApart: 3,
        },
      ),
      articles: toStoredPosts(
        'articles',
        [
          ...interleaved(articlesOnHistory, articlesOnFaithAndDoubt, articlesOnTeaching),
          { ...searchTips, id: posts.searchTips },
          { ...usageNotes, id: posts.usageNotes },
        ],
        { newestDay: '2026-11-10', daysApart: 24 },
      ),
      resources: toStoredPosts('resources', [resourceBooks, relatedArticles], {
        newestDay: '2026-09-01',
        daysApart: 7,
      }),
    },
  };
};
