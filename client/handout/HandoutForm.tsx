import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { type FormEvent, useEffect, useRef } from 'react';
import { postCount } from '../../shared/content/post.ts';
import { handoutLimits } from '../../shared/handout/handout.ts';
import { handoutHref, handoutPath, handoutQuery } from '../../shared/handout/handout-url.ts';
import { isFull } from '../../shared/handout/transitions.ts';
import { type HandoutRoute, parameters, parseRoute } from '../../shared/routes.ts';
import type { NavigationInfo } from '../state/announcement-atom.ts';
import styles from './HandoutPage.module.css';
import { handoutChangeAtom, noChange } from './handout-change-atom.ts';
import { addressId, formId, postsValue } from './handout-form.ts';
import { storeOwnHandoutAtom } from './OwnHandoutNote.tsx';
import { ownHandoutAtom } from './own-handout-atom.ts';

type HandoutFormProps = {
  route: HandoutRoute;
  /** Called with the title that the visitor has typed, without spaces around it. */
  onTitle: (title: string) => void;
};

/**
 * The form of every change but 'Clear', which keeps no title. Without JavaScript, and in a browser
 * without the Navigation API, it is submitted by GET. The buttons of the posts and of the files belong
 * to it, so that none of them loses what was typed.
 */
export function HandoutForm({ route, onTitle }: HandoutFormProps) {
  const { handout, add } = route;
  const own = useAtomValue(ownHandoutAtom);
  const storeOwn = useSetAtom(storeOwnHandoutAtom);
  const store = useStore();
  const titleField = useRef<HTMLInputElement>(null);
  const addressField = useRef<HTMLInputElement>(null);
  const shown = useRef(route);
  const problem = addedPostProblem(route);

  // The fields show the state of the URL, also after Back. Hydration keeps what the visitor has typed.
  useEffect(() => {
    if (!titleField.current || !addressField.current) return;
    if (route !== shown.current) {
      titleField.current.value = route.handout.title;
      addressField.current.value = route.add;
    }
    shown.current = route;
    onTitle(titleField.current.value.trim());
  }, [route, onTitle]);

  function submit(event: FormEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (isFileButton(submitter)) return;
    const query = new URLSearchParams(
      [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]),
    );
    if (submitter instanceof HTMLButtonElement && submitter.name) {
      query.set(submitter.name, submitter.value);
    }
    const submitted = parseRoute({ pathname: handoutPath, search: `?${query}` });
    // The Worker says what is invalid.
    if (submitted.name !== 'handout') return;
    // The buttons have the posts of the handout before the change that is not shown yet.
    if (store.get(handoutChangeAtom) !== noChange) return event.preventDefault();
    const { handout: next, add } = submitted;
    if (handoutQuery(own) === handoutQuery(handout)) storeOwn(next);
    if (!window.navigation) return;
    event.preventDefault();
    const href = handoutHref(next, add);
    const newProblem = addedPostProblem(submitted);
    const { announcement = '', focus = newProblem ? addressId : '' } = submitter?.dataset ?? {};
    const change = { href, focus };
    store.set(handoutChangeAtom, change);
    const info: NavigationInfo = {
      announcement:
        [announcement, newProblem].filter(Boolean).join(' ') ||
        `The handout has ${postCount(next.posts.length)}.`,
    };
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
            defaultValue={handout.title}
            onInput={({ currentTarget }) => onTitle(currentTarget.value.trim())}
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
