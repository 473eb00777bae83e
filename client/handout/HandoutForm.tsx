import { useAtom, useSetAtom, useStore } from 'jotai';
import { type FormEvent, useEffect, useRef } from 'react';
import { postCount } from '../../shared/content/post.ts';
import { handoutLimits } from '../../shared/handout/handout.ts';
import { handoutHref, handoutPath, handoutQuery } from '../../shared/handout/handout-url.ts';
import { isFull } from '../../shared/handout/transitions.ts';
import { type HandoutRoute, parameters, parseRoute, type Route } from '../../shared/routes.ts';
import type { NavigationInfo } from '../state/announcement-atom.ts';
import * as styles from './HandoutPage.module.css';
import { handoutChangeAtom, noChange } from './handout-change-atom.ts';
import { addressId, formId, postsValue } from './handout-form.ts';
import { ownHandoutAtom, replacedHandoutAtom } from './own-handout-atom.ts';
import { typedTitleAtom } from './typed-title-atom.ts';

/**
 * The form of every change but 'Clear', which keeps no title. Without JavaScript, and in a browser
 * without the Navigation API, it is submitted by GET. The buttons of the posts and of the files belong
 * to it, so that none of them loses what was typed.
 */
export function HandoutForm({ route }: { route: HandoutRoute }) {
  const { handout, add } = route;
  const [title, setTitle] = useAtom(typedTitleAtom);
  const [own, setOwn] = useAtom(ownHandoutAtom);
  const setReplaced = useSetAtom(replacedHandoutAtom);
  const store = useStore();
  const titleField = useRef<HTMLInputElement>(null);
  const addressField = useRef<HTMLInputElement>(null);
  const shown = useRef(route);
  const problem = addedPostProblem(route);

  // The visitor may have typed before hydration.
  useEffect(() => {
    setTitle(titleField.current?.value ?? null);
  }, [setTitle]);

  // After a change, and after Back, the fields show the state of the URL.
  useEffect(() => {
    if (route === shown.current) return;
    shown.current = route;
    setTitle(null);
    if (addressField.current) addressField.current.value = route.add;
  }, [route, setTitle]);

  function submit(event: FormEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (isFileButton(submitter)) return;
    const submitted = submittedRoute(event.currentTarget, submitter);
    // The Worker says what is invalid.
    if (submitted.name !== 'handout') return;
    // The buttons have the posts of the handout before the change that is not shown yet.
    if (store.get(handoutChangeAtom) !== noChange) return event.preventDefault();
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

  const errorId = `${addressId}-error`;

  return (
    <>
      <form
        id={formId}
        className={styles.form}
        action={handoutPath}
        aria-label="Handout"
        onSubmit={submit}
      >
        <label>
          Title
          <input
            ref={titleField}
            type="text"
            name="title"
            dir="auto"
            autoComplete="off"
            maxLength={handoutLimits.title}
            value={title}
            onChange={({ currentTarget }) => setTitle(currentTarget.value)}
          />
        </label>
        {/* The first button is the one that Enter presses. */}
        <button type="submit" className="secondary" name="posts" value={postsValue(handout)}>
          Set title
        </button>
        <label>
          Address of a post
          <input
            ref={addressField}
            id={addressId}
            type="text"
            name={parameters.add}
            inputMode="url"
            autoComplete="off"
            defaultValue={add}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem && errorId}
          />
        </label>
        <button
          type="submit"
          className="secondary"
          formAction={`${handoutPath}#${addressId}`}
          name="posts"
          value={postsValue(handout)}
        >
          Add post
        </button>
        {problem && (
          <p className={styles.error} id={errorId}>
            {problem}
          </p>
        )}
      </form>
      <form id={`${formId}-clear`} action={handoutPath} onSubmit={submit} />
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

/** Returns why a post could not be added; undefined if there is none. */
function addedPostProblem({ handout, add }: HandoutRoute): string | undefined {
  if (!add) return undefined;
  return isFull(handout)
    ? 'The handout is full: remove a post first.'
    : 'No post has the address that you entered. Copy the address of a thought, a quote or an article of this site.';
}

function isFileButton(button: HTMLElement | null): boolean {
  return button instanceof HTMLButtonElement && new URL(button.formAction).pathname !== handoutPath;
}
