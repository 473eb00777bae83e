import { sundayKind } from '../content/sundays.ts';
import { defineListPage } from './define-list-page.ts';

export const thoughtsPage = defineListPage('thoughts', {
  description:
    'Apologetic thoughts on passages of the New Testament, by book and chapter, for sermons and lessons.',
  describeLabel: (label) => `Apologetic thoughts on ${label}, for sermons and lessons.`,
  above: [sundayKind.request({})],
  isRelated: isChapter,
});

export function isChapter(label: string): boolean {
  return /\d$/.test(label);
}
