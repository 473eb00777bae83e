import { sundayKind } from '../content/sundays.ts';
import { defineListPage } from './define-list-page.ts';
import { passageParameter } from './passages.ts';

const page = defineListPage('thoughts', {
  description:
    'Apologetic thoughts on passages of the New Testament, by book and chapter, for sermons and lessons.',
  describeLabel: (label) => `Apologetic thoughts on ${label}, for sermons and lessons.`,
  above: [sundayKind.request({})],
  isRelated: isChapter,
});

export const thoughtsPage: typeof page = {
  ...page,
  // The Worker redirects a typed passage, and the browser loads its document.
  parse: (query, path) => (query.has(passageParameter) ? undefined : page.parse(query, path)),
};

export function isChapter(label: string): boolean {
  return /\d$/.test(label);
}
