import { handoutLimits, postKey } from './handout/handout.ts';
import { parseHandout } from './handout/parse-handout.ts';
import { isFull } from './handout/transitions.ts';
import type { HandoutRoute } from './routes.ts';

/** Returns what is wrong with the query of a handout, in words for the visitor; undefined if it is valid. */
export function handoutProblem(query: URLSearchParams): string | undefined {
  const { handout, isValid, title, entries } = parseHandout(query);
  if (isValid) return undefined;
  if (title.length > handoutLimits.title) {
    return `The title is too long: at most ${handoutLimits.title} characters.`;
  }
  if (entries.length > handoutLimits.posts) {
    return `A handout has at most ${handoutLimits.posts} posts, and this address names ${entries.length}.`;
  }
  const keys = handout.posts.map(postKey);
  const isInvalid = (entry: string) => !keys.includes(entry);
  const index = entries.findIndex((entry, i) => isInvalid(entry) || entries.indexOf(entry) < i);
  const entry = `Entry ${index + 1} of this address`;
  return isInvalid(entries[index] ?? '')
    ? `${entry} is not a post. An entry has the form quotes:ID.`
    : `${entry} is there twice.`;
}

/** Returns why a post could not be added; undefined if there is none. The Worker redirects from the URL of one that can be. */
export function addedPostProblem({ handout, add }: HandoutRoute): string | undefined {
  if (!add) return undefined;
  return isFull(handout)
    ? 'The handout is full: remove a post first.'
    : 'No post has the address that you entered. Copy the address of a thought, a quote or an article of this site.';
}
