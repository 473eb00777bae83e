import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { type FormEvent, useEffect, useRef } from 'react';
import { handoutWithAddedPost } from '../../shared/added-post.ts';
import { type Handout, handoutLimits } from '../../shared/handout/handout.ts';
import { handoutHref, handoutPath, handoutQuery } from '../../shared/handout/handout-url.ts';
import { parameters, parseRoute } from '../../shared/routes.ts';
import { ownHandoutAtom } from '../handout/own-handout-atom.ts';
import { postCount } from '../handout/post-count.ts';
import type { NavigationInfo } from '../state/announcement-atom.ts';
import { handoutChangeAtom, noChange } from './handout-change-atom.ts';
import { formId, postsValue } from './handout-form.ts';
import styles from './handout-page.module.css';
import { storeOwnHandoutAtom } from './store-own-handout-atom.ts';

/**
 * The form of every change but 'Clear', which keeps no title. Without JavaScript, and in a browser
 * without the Navigation API, it is submitted by GET. The buttons of the posts belong to it, so that
 * none of them loses a new title.
 */
export function HandoutForm({ handout }: { handout: Handout }) {
  const own = useAtomValue(ownHandoutAtom);
  const storeOwn = useSetAtom(storeOwnHandoutAtom);
  const store = useStore();
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef(handout);

  // The fields show the state of the URL, also after Back. Hydration keeps what the visitor has typed.
  useEffect(() => {
    if (handout === shown.current) return;
    shown.current = handout;
    for (const input of form.current?.querySelectorAll('input') ?? []) {
      input.value = input.name === 'title' ? handout.title : '';
    }
  }, [handout]);

  function submit(event: FormEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as SubmitEvent;
    const query = new URLSearchParams(
      [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]),
    );
    if (submitter instanceof HTMLButtonElement && submitter.name) {
      query.set(submitter.name, submitter.value);
    }
    const route = parseRoute({ pathname: handoutPath, search: `?${query}` });
    const next = route.name === 'handout' ? route.handout : handoutWithAddedPost(query);
    // The Worker says what is invalid.
    if (!next) return;
    // The buttons have the posts of the handout before the change that is not shown yet.
    if (store.get(handoutChangeAtom) !== noChange) return event.preventDefault();
    if (handoutQuery(own) === handoutQuery(handout)) storeOwn(next);
    if (!window.navigation) return;
    event.preventDefault();
    const href = handoutHref(next);
    const { announcement = `The handout has ${postCount(next)}.`, focus = '' } =
      submitter?.dataset ?? {};
    const change = { href, focus: focus.split(' ') };
    store.set(handoutChangeAtom, change);
    const info: NavigationInfo = { announcement };
    const end = () => {
      if (store.get(handoutChangeAtom) === change) store.set(handoutChangeAtom, noChange);
    };
    window.navigation.navigate(href, { info }).finished?.then(end, end);
  }

  return (
    <>
      <form
        ref={form}
        id={formId}
        className={styles.form}
        action={handoutPath}
        aria-label="Handout"
        onSubmit={submit}
      >
        <label>
          Title
          <input
            type="text"
            name="title"
            dir="auto"
            autoComplete="off"
            maxLength={handoutLimits.title}
            defaultValue={handout.title}
          />
        </label>
        {/* The first button is the one that Enter presses. */}
        <button type="submit" className={styles.tool} name="posts" value={postsValue(handout)}>
          Set title
        </button>
        <label>
          Address of a post
          <input type="text" name={parameters.add} inputMode="url" autoComplete="off" />
        </label>
        <button type="submit" className={styles.tool} name="posts" value={postsValue(handout)}>
          Add post
        </button>
      </form>
      <form id={`${formId}-clear`} action={handoutPath} onSubmit={submit} />
    </>
  );
}
