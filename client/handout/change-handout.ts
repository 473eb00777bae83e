import { atom } from 'jotai';
import { postCount } from '../../shared/content/post.ts';
import { type Handout, handoutHref, handoutQuery, isFull } from '../../shared/handout/handout.ts';
import { addParameter, type HandoutParams, handoutPage } from '../../shared/pages/handout.ts';
import { paramsOf } from '../../shared/routes.ts';
import type { NavigationInfo } from '../state/announcement-atom.ts';
import { pathAndQuery, routeAtom, shownUrlAtom } from '../state/page-store.ts';
import { ownHandoutAtom, replacedHandoutAtom } from './own-handout-atom.ts';

/** The handout of the page; an empty one on other pages. */
export const shownHandoutAtom = atom(
  (get): Handout => paramsOf(get(routeAtom), handoutPage)?.handout ?? { title: '', posts: [] },
);

export const isOwnHandoutAtom = atom(
  (get) => handoutQuery(get(ownHandoutAtom)) === handoutQuery(get(shownHandoutAtom)),
);

export type HandoutChange = {
  /** What is announced instead of the number of posts. */
  announcement?: string | undefined;
  focus?: string | undefined;
  /** Whether the handout becomes that of this browser. */
  stores?: boolean | undefined;
};

/** Changes the handout of the page. Returns false without the Navigation API: then its form loads a document. */
export const changeHandoutAtom = atom(
  null,
  (get, set, next: HandoutParams, { announcement, focus, stores }: HandoutChange) => {
    // While another change is pending, the buttons have the posts of the handout before it.
    if (pathAndQuery(location) !== get(shownUrlAtom)) return true;
    const own = get(ownHandoutAtom);
    const isOwn = get(isOwnHandoutAtom);
    const becomesOwn = isOwn || stores;
    const isReplaced = !isOwn || next.handout.posts.length === 0;
    if (becomesOwn && isReplaced && own.posts.length > 0) set(replacedHandoutAtom, own);
    const isStored = becomesOwn ? set(ownHandoutAtom, next.handout) : true;
    if (!window.navigation) return false;
    const problem = addedPostProblem(next);
    const count = `The handout has ${postCount(next.handout.posts.length)}.`;
    const info: NavigationInfo = {
      announcement: [isStored && announcement, problem].filter(Boolean).join(' ') || count,
      focus: (isStored && focus) || (problem && addParameter),
    };
    // The handout of this browser opens to be changed by itself.
    const isEditing = next.isEditing && !stores;
    window.navigation.navigate(handoutHref(next.handout, { ...next, isEditing }), { info });
    return true;
  },
);

export function addedPostProblem({ handout, add }: HandoutParams): string | undefined {
  if (!add) return undefined;
  return isFull(handout)
    ? 'The handout is full: remove a post first.'
    : 'No post has the link that you entered. Copy the link of a thought, a quote or an article of this site.';
}
