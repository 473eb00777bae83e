import { atom, useAtom, useSetAtom, useStore } from 'jotai';
import type { FormEvent } from 'react';
import { postCount } from '../../shared/content/post.ts';
import {
  type Handout,
  handoutHref,
  handoutPath,
  handoutQuery,
} from '../../shared/handout/handout.ts';
import { type HandoutRoute, parseRoute, type Route } from '../../shared/routes.ts';
import type { NavigationInfo } from '../state/announcement-atom.ts';
import { addedPostProblem } from './AddPost.tsx';
import { handoutChangeAtom, noChange } from './handout-change-atom.ts';
import { addressId, clearFormId, formId, postsValue } from './handout-form.ts';
import { ownHandoutAtom, replacedHandoutAtom } from './own-handout-atom.ts';

/** The handout that the visitor has cleared in this document. */
const clearedHandoutAtom = atom<Handout | null>(null);

/**
 * The form of every change but 'Clear' and 'Undo'. Without JavaScript, and in a browser without the
 * Navigation API, it is submitted by GET. The fields and buttons of the page belong to it, so that none
 * of them loses what was typed.
 */
export function HandoutForms({ route }: { route: HandoutRoute }) {
  const { handout } = route;
  const [own, setOwn] = useAtom(ownHandoutAtom);
  const setReplaced = useSetAtom(replacedHandoutAtom);
  const [cleared, setCleared] = useAtom(clearedHandoutAtom);
  const store = useStore();

  function submit(event: FormEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (isFileButton(submitter)) return;
    const submitted = submittedRoute(event.currentTarget, submitter);
    // The Worker says what is invalid.
    if (submitted.name !== 'handout') return;
    // The buttons have the posts of the handout before the change that is not shown yet.
    if (store.get(handoutChangeAtom) !== noChange) return event.preventDefault();
    setCleared(event.currentTarget.id === clearFormId ? handout : null);
    const isStored = storeIfOwn(submitted, submitter?.dataset.stores !== undefined);
    if (!window.navigation) return;
    event.preventDefault();
    navigate(submitted, isStored ? submitter?.dataset : undefined);
  }

  /** Stores the handout if it is that of this browser, or is to become it. Returns false if the browser does not store it. */
  function storeIfOwn({ handout: next }: HandoutRoute, becomesOwn: boolean): boolean {
    const isOwn = handoutQuery(own) === handoutQuery(handout);
    if (!isOwn && !becomesOwn) return true;
    if (!isOwn && own.posts.length > 0) setReplaced(own);
    return setOwn(next);
  }

  /** Goes to a change of the handout. `button` has its announcement, and the id of the element that receives the focus. */
  function navigate(changed: HandoutRoute, button: DOMStringMap | undefined) {
    const href = handoutHref(changed.handout, changed.add);
    const newProblem = addedPostProblem(changed);
    const change = { href, focus: button?.focus ?? (newProblem ? addressId : '') };
    store.set(handoutChangeAtom, change);
    const count = `The handout has ${postCount(changed.handout.posts.length)}.`;
    const parts = [button?.announcement, newProblem].filter(Boolean);
    const info: NavigationInfo = { announcement: parts.join(' ') || count };
    const end = () => {
      if (store.get(handoutChangeAtom) === change) store.set(handoutChangeAtom, noChange);
    };
    window.navigation.navigate(href, { info }).finished?.then(end, end);
  }

  return (
    <>
      <form id={formId} action={handoutPath} aria-label="Handout" onSubmit={submit} />
      <form id={clearFormId} action={handoutPath} onSubmit={submit} />
      {cleared && handout.posts.length === 0 && (
        <form action={handoutPath} onSubmit={submit}>
          <input type="hidden" name="title" value={cleared.title} />
          <button
            type="submit"
            className="secondary"
            name="posts"
            value={postsValue(cleared)}
            data-announcement="The handout is as it was."
            data-focus="page"
          >
            Undo
          </button>
        </form>
      )}
    </>
  );
}

/** The route that the browser would load. */
function submittedRoute(form: HTMLFormElement, submitter: HTMLElement | null): Route {
  const query = new URLSearchParams(
    [...new FormData(form)].map(([name, value]) => [name, String(value)]),
  );
  if (submitter instanceof HTMLButtonElement && submitter.name) {
    query.set(submitter.name, submitter.value);
  }
  return parseRoute({ pathname: handoutPath, search: `?${query}` });
}

function isFileButton(button: HTMLElement | null): boolean {
  return button instanceof HTMLButtonElement && new URL(button.formAction).pathname !== handoutPath;
}
