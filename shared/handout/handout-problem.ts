import { handoutLimits } from './handout.ts';
import type { HandoutProblem } from './parse-handout.ts';

/** Says what is wrong with the query of a handout, in words for the visitor. */
export function handoutProblemText(problem: HandoutProblem): string {
  switch (problem.kind) {
    case 'title':
      return `The title is too long: at most ${handoutLimits.title} characters.`;
    case 'count':
      return `A handout has at most ${handoutLimits.posts} posts, and this address names ${problem.count}.`;
    case 'not-a-post':
      return `Entry ${problem.entry} of this address is not a post. An entry has the form quotes:ID.`;
    case 'repeated':
      return `Entry ${problem.entry} of this address is there twice.`;
  }
}
