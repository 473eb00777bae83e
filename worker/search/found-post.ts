import type { PostLink } from '../../shared/content/post.ts';
import type { SearchResultsParams } from '../../shared/content/search.ts';
import { beginningOf } from '../../shared/text/characters.ts';
import { findTerms, searchTerms } from '../../shared/text/search-words.ts';
import { commonest } from '../crawl/names-in-text.ts';
import { type IndexedPost, type PostIndex, passagesOf } from '../crawl/post-index.ts';
import { postLink } from '../readings/posts-on-verses.ts';

const maxNamedPassages = 3;

/** The length of a line, and how much of it stands before the first word; UTF-16 code units. */
const lineLength = { all: 180, before: 60 };

type SearchedPost = Pick<PostLink, 'id' | 'title' | 'published'> & { text: string };

export function foundPost(
  { id, title, text, published }: SearchedPost,
  { list, q }: SearchResultsParams,
  index: PostIndex,
): PostLink {
  const post = index.post(list, id);
  return { ...(post && citingLink(post, q)), list, id, title, published, line: lineOf(text, q) };
}

export function citingLink(post: IndexedPost, q: string): PostLink {
  const link = postLink({ post, cited: passagesOf(post).slice(0, maxNamedPassages) });
  return { ...link, ...(post.line && { line: lineOf(post.line, q) }) };
}

/**
 * Returns a line of a text around the first of the searched words and phrases, in parts, of which every second is one of
 * them. Numbers and what most posts have are no part of their own.
 */
export function lineOf(text: string, q: string): string[] {
  const terms = searchTerms(q).filter((words) => words.length > 1 || words.some(saysSomething));
  const [first] = findTerms(text, terms);
  const before = first ? first.start - lineLength.before : 0;
  const start = before > 0 ? text.lastIndexOf(' ', before) + 1 : 0;
  const rest = text.slice(start);
  const end = rest.length > lineLength.all ? rest.lastIndexOf(' ', lineLength.all) : rest.length;
  const line = `${start > 0 ? '… ' : ''}${beginningOf(rest, end > 0 ? end : lineLength.all)}${end < rest.length ? '\u00a0…' : ''}`;
  const parts: string[] = [];
  let from = 0;
  for (const { start, end } of findTerms(line, terms)) {
    parts.push(line.slice(from, start), line.slice(start, end));
    from = end;
  }
  return [...parts, line.slice(from)];
}

function saysSomething(word: string): boolean {
  return !/^\d+$/.test(word) && !commonest.has(word);
}
