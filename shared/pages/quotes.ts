import { defineListPage } from './define-list-page.ts';

export const quotesPage = defineListPage('quotes', {
  description: 'Apologetic quotes by topic, for those who prepare sermons and lessons.',
  describeLabel: (label) =>
    `Apologetic quotes on ${label}, for those who prepare sermons and lessons.`,
});
