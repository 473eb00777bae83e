import { sampleContent } from '../../sample-provider/content.ts';
import { defaults } from '../../sample-provider/defaults.ts';

const { thoughts, quotes, articles } = sampleContent().posts;

/** The path and query of every kind of page, including one that is not found. */
export const everyPage = [
  '/',
  '/apologetics',
  '/apologetics?label=John+3',
  `/apologetics?post=${thoughts[0]?.id}`,
  '/quotes',
  `/quotes?post=${quotes[0]?.id}`,
  '/quotes?q=why+does+god+allow+suffering',
  '/articles',
  `/articles/${defaults.posts.searchTips}`,
  '/resources',
  '/search',
  '/search?q=lazarus',
  '/sundays',
  '/sundays?date=2027-10-31',
  '/series',
  '/series?title=A+Gospel&start=2027-01-10&p=John+3&p=Jonh+99&p=2027-04-04+1+Cor+15',
  '/passages',
  '/passages?book=Isaiah',
  '/passages?ref=Isaiah+53',
  '/passages?ref=hesekiel+3',
  '/contact',
  `/contact?about=/articles/${defaults.posts.searchTips}`,
  '/about',
  '/copyright',
  '/privacy-policy',
  '/terms',
  `/handout?title=Advent&posts=thoughts:${thoughts[0]?.id},quotes:${quotes[0]?.id},articles:${articles[0]?.id},quotes:gone`,
  '/handout?posts=quotes:1,quotes:1',
  '/nowhere',
];
