import type { FoundPost, SearchResultsParams, TextPart } from '../../shared/content/search.ts';
import { typesetReference } from '../../shared/scripture/verses.ts';
import { beginningOf } from '../../shared/text/characters.ts';
import { findWords, searchWords } from '../../shared/text/search-words.ts';
import { type PostIndex, passagesOf } from '../crawl/post-index.ts';

/** The most passages of a post that are named. */
const maxPassages = 3;

/** The length of a line, and how much of it stands before the first word; UTF-16 code units. */
const lineLength = { all: 180, before: 60 };

/** A post that a search of the provider has found, with its text in one line. */
type SearchedPost = Pick<FoundPost, 'id' | 'title' | 'published'> & { text: string };

/** Returns what a search of the site shows of a post, with the passages that the index has for it. */
export function foundPost(
  { id, title, text, published }: SearchedPost,
  { list, q }: SearchResultsParams,
  index: PostIndex,
): FoundPost {
  const post = index.post(list, id);
  const reference = post && typesetReference(...passagesOf(post).slice(0, maxPassages));
  return {
    list,
    id,
    title,
    published,
    line: lineOf(text, q),
    ...(reference && { reference }),
  };
}

/** Returns a line of a text around the first of the searched words, in parts. */
export function lineOf(text: string, q: string): TextPart[] {
  const words = new Set(searchWords(q));
  const [first] = findWords(text, words);
  const before = first ? first.start - lineLength.before : 0;
  const start = before > 0 ? text.lastIndexOf(' ', before) + 1 : 0;
  const rest = text.slice(start);
  const end = rest.length > lineLength.all ? rest.lastIndexOf(' ', lineLength.all) : rest.length;
  const line = `${start > 0 ? '… ' : ''}${beginningOf(rest, end > 0 ? end : lineLength.all)}${end < rest.length ? ' …' : ''}`;
  const parts: TextPart[] = [];
  let from = 0;
  for (const { start, end } of findWords(line, words)) {
    parts.push({ text: line.slice(from, start), isMarked: false });
    parts.push({ text: line.slice(start, end), isMarked: true });
    from = end;
  }
  return [...parts, { text: line.slice(from), isMarked: false }].filter(({ text }) => text);
}
