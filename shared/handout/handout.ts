import { isListName, type ListName, lists } from '../content/lists.ts';
import { type PostReference, postIdPattern } from '../content/post.ts';
import { beginningOf } from '../text/characters.ts';
import { plainText } from '../text/plain-text.ts';
import { readableQueryOf } from '../url.ts';

/** The posts that a visitor takes along, in their order. Each post is in it once. */
export type Handout = {
  /** One line; may be empty. */
  title: string;
  posts: readonly PostReference[];
};

/** The maximum number of posts, and of UTF-16 code units of the title. */
export const handoutLimits = { posts: 20, title: 120 };

export const handoutPath = '/handout';

export function postKey({ list, id }: PostReference): string {
  return `${list}:${id}`;
}

export type HandoutState = {
  /** The URL of a post that could not be added; empty if there is none. */
  add?: string;
  /** Whether the page opens to change the handout, not to read it. */
  isEditing?: boolean;
};

/** Returns the query including the `?`; empty for an empty handout. The colons and commas need no escape (RFC 3986, section 3.4). */
export function handoutQuery(
  { title, posts }: Handout,
  { add, isEditing }: HandoutState = {},
): string {
  return readableQueryOf({
    title,
    posts: posts.map(postKey).join(','),
    add,
    edit: isEditing ? '1' : '',
  });
}

export function handoutHref(handout: Handout, state?: HandoutState): string {
  return handoutPath + handoutQuery(handout, state);
}

export function includesPost({ posts }: Handout, post: PostReference): boolean {
  return posts.some((other) => postKey(other) === postKey(post));
}

export function isFull({ posts }: Handout): boolean {
  return posts.length >= handoutLimits.posts;
}

/** Adds a post at the end. A full handout, and one that has the post, stay the same. */
export function addPost(handout: Handout, post: PostReference): Handout {
  if (isFull(handout) || includesPost(handout, post)) return handout;
  return { ...handout, posts: [...handout.posts, post] };
}

export function removePost(handout: Handout, post: PostReference): Handout {
  return { ...handout, posts: handout.posts.filter((other) => postKey(other) !== postKey(post)) };
}

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
  const [list, ...rest] = entry.split(':');
  const id = rest.join(':');
  return isListName(list) && postIdPattern.test(id) ? { list, id } : undefined;
}

export function missingPostText(list: ListName): string {
  return `This ${lists[list].item.toLowerCase()} is missing: it was deleted, or its address is wrong.`;
}
