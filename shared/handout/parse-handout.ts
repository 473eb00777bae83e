import { listNames } from '../content/lists.ts';
import { postIdPattern } from '../content/post.ts';
import { plainText } from '../text/plain-text.ts';
import { type Handout, handoutLimits, type PostReference } from './handout.ts';
import { addPost } from './transitions.ts';

/** What is wrong with the query of a handout. `entry` is the position of the first entry that is wrong, from 1. */
export type HandoutProblem =
  | { kind: 'title' }
  | { kind: 'count'; count: number }
  | { kind: 'not-a-post' | 'repeated'; entry: number };

export type ParsedHandout = {
  /** What is valid in the query. */
  handout: Handout;
  /** Undefined if all of the query is valid. */
  problem: HandoutProblem | undefined;
};

/** Parses the query of a handout. Empty entries are ignored, and a repeated parameter continues the list. */
export function parseHandout(query: URLSearchParams): ParsedHandout {
  const title = plainText(query.get('title') ?? '');
  const entries = query.getAll('posts').join().split(',').filter(Boolean);
  let handout: Handout = { title: title.slice(0, handoutLimits.title), posts: [] };
  let problem: HandoutProblem | undefined;
  if (entries.length > handoutLimits.posts) problem = { kind: 'count', count: entries.length };
  if (handout.title !== title) problem = { kind: 'title' };
  for (const [index, entry] of entries.entries()) {
    const post = parsePostKey(entry);
    const next = post ? addPost(handout, post) : handout;
    if (next === handout) problem ??= { kind: post ? 'repeated' : 'not-a-post', entry: index + 1 };
    handout = next;
  }
  return { handout, problem };
}

function parsePostKey(entry: string): PostReference | undefined {
  const [name, ...rest] = entry.split(':');
  const list = listNames.find((list) => list === name);
  const postId = rest.join(':');
  return list && postIdPattern.test(postId) ? { list, postId } : undefined;
}
