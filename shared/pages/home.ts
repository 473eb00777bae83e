import { lists } from '../content/lists.ts';
import { featuredKind } from '../content/posts.ts';
import { sundayKind } from '../content/sundays.ts';
import { definePage } from './define-page.ts';

const path = '/';

export const homePage = definePage<null, 'home'>('home', {
  path,
  parse: () => null,
  href: () => path,
  contents: () => ({ above: [sundayKind.request({}), featuredKind.request({})] }),
  title: () => undefined,
  isIndexed: () => true,
  feeds: () => Object.values(lists),
  drawing: 'home',
});
