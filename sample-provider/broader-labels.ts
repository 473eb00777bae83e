import { topicGroups } from '../shared/scripture/topics.ts';
import { bibleBooks, versesOfChapter } from '../shared/scripture/verses.ts';
import type { BlogName } from './provider-options.ts';

/**
 * Adds the books of a thought's chapters or the groups of a quote's topics to its labels, because 'Any' in a panel
 * requests these.
 */
export const withBroaderLabels = <T extends { labels: readonly string[] }>(
  blog: BlogName,
  post: T,
): T => {
  const labels = new Set([...(broader[blog]?.(post.labels) ?? []), ...post.labels]);
  return { ...post, labels: [...labels] };
};

const broader: { [blog in BlogName]?: (labels: readonly string[]) => string[] } = {
  thoughts: (labels) =>
    bibleBooks
      .filter(({ name }) =>
        labels.some((label) => label.startsWith(`${name} `) && versesOfChapter(label)),
      )
      .map(({ name }) => name),
  quotes: (labels) =>
    topicGroups
      .filter(([, topics]) => topics.some((topic) => labels.includes(topic)))
      .map(([group]) => group),
};
