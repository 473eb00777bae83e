import type { ListedPost } from '../../shared/content/post.ts';
import type {
  FoundPost,
  SearchResultsParams,
  TextPart,
} from '../../shared/content/search-results.ts';
import { typesetReference } from '../../shared/scripture/verses.ts';
import { plainText } from '../../shared/text/plain-text.ts';
import { searchedWords } from '../../shared/text/search-words.ts';
import { toText } from '../../shared/text/to-text.ts';
import type { PostIndex } from '../crawl/post-index.ts';
import { parseMarkup } from '../sanitize/markup.ts';

/** How many posts of a list a search of the site shows. */
const maxPosts = 3;

/** The most passages of a post that are named. */
const maxPassages = 3;

/** The length of a line, and how much of it stands before the first word; UTF-16 code units. */
const lineLength = { all: 180, before: 60 };

/** Returns the first posts of a search, with the passages that the index has for them. */
export function foundPosts(
  posts: readonly ListedPost[],
  { list, q }: SearchResultsParams,
  index: PostIndex,
): FoundPost[] {
  return posts.slice(0, maxPosts).map((post) => {
    const { id, title, published } = post;
    const text = 'excerpt' in post ? post.excerpt : textOf(post.content);
    const passages = index.posts.find((other) => other.list === list && other.id === id)?.passages;
    const reference = passages && typesetReference(...passages.slice(0, maxPassages));
    return { list, id, title, published, line: lineOf(text, q), ...(reference && { reference }) };
  });
}

function textOf(html: string): string {
  const tree = parseMarkup(html);
  return tree ? plainText(toText(tree)) : '';
}

/** Returns a line of a text around the first of the searched words, in parts. */
export function lineOf(text: string, q: string): TextPart[] {
  const words = searchedWords(q);
  const first = words ? text.search(words) : -1;
  const start =
    first > lineLength.before ? text.lastIndexOf(' ', first - lineLength.before) + 1 : 0;
  const rest = text.slice(start);
  const end = rest.length > lineLength.all ? rest.lastIndexOf(' ', lineLength.all) : rest.length;
  const line = `${start > 0 ? '… ' : ''}${rest.slice(0, end > 0 ? end : lineLength.all)}${end < rest.length ? ' …' : ''}`;
  if (!words) return [{ text: line, isMarked: false }];
  const parts: TextPart[] = [];
  let at = 0;
  for (const { 0: word, index } of line.matchAll(words)) {
    if (index > at) parts.push({ text: line.slice(at, index), isMarked: false });
    parts.push({ text: word, isMarked: true });
    at = index + word.length;
  }
  return [...parts, { text: line.slice(at), isMarked: false }].filter(({ text }) => text);
}
