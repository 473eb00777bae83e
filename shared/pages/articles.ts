import { featuredKind } from '../content/posts.ts';
import { defineListPage } from './define-list-page.ts';

export const articlesPage = defineListPage('articles', {
  description: 'Articles on the reasons for Christian faith, for those who teach and preach it.',
  above: [featuredKind.request({})],
});
