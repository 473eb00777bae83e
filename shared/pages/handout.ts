import { handoutPostKind } from '../content/post.ts';
import {
  addPost,
  type Handout,
  type HandoutState,
  handoutHref,
  handoutPath,
  isFull,
  parseHandout,
} from '../handout/handout.ts';
import { definePage } from './define-page.ts';
import { postAt } from './post.ts';

export type HandoutParams = { handout: Handout } & Required<HandoutState>;

export const addParameter = 'add';

export const editParameter = 'edit';

const title = 'Handout';

export const handoutPage = definePage<HandoutParams, 'handout'>('handout', {
  path: handoutPath,
  /** The handout includes the post at the URL `add` if it can be added. */
  parse(query) {
    const { handout, problem } = parseHandout(query);
    if (problem) return undefined;
    const add = query.get(addParameter)?.trim() ?? '';
    const isEditing = query.has(editParameter);
    const post = postAt(add);
    return post && !isFull(handout)
      ? { handout: addPost(handout, post), add: '', isEditing }
      : { handout, add, isEditing };
  },
  href: ({ handout, ...state }) => handoutHref(handout, state),
  baseHref: () => handoutPath,
  ownParameters: ['title', 'posts', addParameter, editParameter],
  typedParameters: ['title', addParameter],
  contents: ({ handout }) => ({
    parts: handout.posts.map(handoutPostKind.request),
  }),
  title: ({ handout }) => handout.title || title,
  drawing: 'handout',
  hidesHandoutBar: true,
  printsSource: true,
});

/** `handout` is what is valid. */
type InvalidHandoutParams = { handout: Handout; problem: string };

export const invalidHandoutPage = definePage<InvalidHandoutParams, 'invalid-handout'>(
  'invalid-handout',
  {
    path: handoutPath,
    parse(query) {
      const { handout, problem } = parseHandout(query);
      return problem ? { handout, problem } : undefined;
    },
    href: () => null,
    status: 400,
    hidesHandoutBar: true,
    title: () => title,
  },
);
