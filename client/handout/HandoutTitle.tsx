import { useAtom, useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { handoutLimits } from '../../shared/handout/handout.ts';
import type { HandoutRoute } from '../../shared/routes.ts';
import { hydratedAtom } from '../state/page-store.ts';
import * as styles from './HandoutPage.module.css';
import { formId, postsValue } from './handout-form.ts';
import { typedTitleAtom } from './typed-title-atom.ts';

/** The title of a handout as a heading that the visitor can edit. */
export function HandoutTitle({ route }: { route: HandoutRoute }) {
  const { handout } = route;
  const [title, setTitle] = useAtom(typedTitleAtom);
  const hydrated = useAtomValue(hydratedAtom);
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef(route);

  // The visitor may have typed before hydration.
  useEffect(() => {
    setTitle(field.current?.value ?? null);
  }, [setTitle]);

  // After a change, and after Back, the field shows the state of the URL.
  useEffect(() => {
    if (route === shown.current) return;
    shown.current = route;
    setTitle(null);
  }, [route, setTitle]);

  return (
    <div className={`${styles.title} row screen-only`}>
      <input
        ref={field}
        type="text"
        form={formId}
        name="title"
        dir="auto"
        aria-label="Title"
        placeholder="Add a title"
        autoComplete="off"
        maxLength={handoutLimits.title}
        value={title}
        onChange={({ currentTarget }) => setTitle(currentTarget.value)}
      />
      {/* The first button of the form is the one that Enter presses. */}
      <button
        type="submit"
        className="secondary"
        form={formId}
        name="posts"
        value={postsValue(handout)}
        data-unchanged={hydrated && title.trim() === handout.title}
      >
        Set title
      </button>
    </div>
  );
}
