import { topicGroups } from '../shared/scripture/topics.ts';
import { versesOfChapter } from '../shared/scripture/verses.ts';
import type { BlogName } from './provider-content.ts';

/**
 * Returns the labels of a post with the books of a thought's chapters or the groups of a quote's topics, because 'Any' in a
 * panel requests these.
 */
export function withBroaderLabels(blog: BlogName, labels: readonly string[]): string[] {
  const books = labels.filter(versesOfChapter).map((chapter) => chapter.replace(/ \d+$/, ''));
  const groups = topicGroups.filter(([, topics]) => topics.some((it) => labels.includes(it)));
  const ofTopics = blog === 'quotes' ? groups.map(([group]) => group) : [];
  return [...new Set([...(blog === 'thoughts' ? books : ofTopics), ...labels])];
}
