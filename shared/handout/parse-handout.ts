import { listNames } from '../content/lists.ts';
import { type PostReference, postIdPattern } from '../content/post.ts';
import { beginningOf } from '../text/characters.ts';
import { plainText } from '../text/plain-text.ts';
import { addPost, type Handout, handoutLimits } from './handout.ts';

/**
 * Parses the query of a handout. Empty entries are ignored, and a repeated parameter continues the list. The handout
 * has what is valid. `problem` says to the visitor what is not; it is undefined if all of the query is valid.
 */
export function parseHandout(query: URLSearchParams): {
  handout: Handout;
  problem: string | undefined;
} {
  const title = plainText(query.get('title') ?? '');
  const entries = query.getAll('posts').join().split(',').filter(Boolean);
  let handout: Handout = { title: beginningOf(title, handoutLimits.title), posts: [] };
  let problem: string | undefined;
  if (entries.length > handoutLimits.posts) {
    problem = `A handout has at most ${handoutLimits.posts} posts, and this address names ${entries.length}.`;
  }
  if (handout.title !== title) {
    problem = `The title is too long: at most ${handoutLimits.title} characters.`;
  }
  for (const [index, entry] of entries.entries()) {
    const post = parsePostKey(entry);
    const next = post ? addPost(handout, post) : handout;
    if (next === handout) {
      const wrong = post ? 'there twice' : 'not a post. An entry has the form quotes:ID';
      problem ??= `Entry ${index + 1} of this address is ${wrong}.`;
    }
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
