import { lists } from '../content/lists.ts';
import { postIdPattern } from '../content/post.ts';
import { plainText } from '../text/plain-text.ts';
import { type Handout, handoutLimits, type PostReference } from './handout.ts';
import { addPost } from './transitions.ts';

export type ParsedHandout = {
  /** What is valid in the query. */
  handout: Handout;
  /** Whether all of the query is valid; if not, `handoutProblem` says why. */
  isValid: boolean;
  /** The complete title, in one line. */
  title: string;
  /** The entries of the list of posts, each of them the key of a post if it is valid. */
  entries: readonly string[];
};

/** Parses the query of a handout. Empty entries are ignored, and a repeated parameter continues the list. */
export function parseHandout(query: URLSearchParams): ParsedHandout {
  const title = plainText(query.get('title') ?? '');
  const entries = query.getAll('posts').join().split(',').filter(Boolean);
  let handout: Handout = { title: title.slice(0, handoutLimits.title), posts: [] };
  for (const entry of entries) {
    const post = parsePostKey(entry);
    if (post) handout = addPost(handout, post);
  }
  const isValid = handout.title === title && handout.posts.length === entries.length;
  return { handout, isValid, title, entries };
}

function parsePostKey(entry: string): PostReference | undefined {
  const [name, ...rest] = entry.split(':');
  const list = lists.find((list) => list.name === name)?.name;
  const postId = rest.join(':');
  return list && postIdPattern.test(postId) ? { list, postId } : undefined;
}
