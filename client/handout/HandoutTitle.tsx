import { atom, useAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { handoutLimits, handoutQuery } from '../../shared/handout/handout.ts';
import type { HandoutParams } from '../../shared/pages/handout.ts';
import { shownHandoutAtom } from './change-handout.ts';
import { formId } from './element-ids.ts';
import { ChangeButton } from './HandoutButton.tsx';
import * as styles from './HandoutPage.module.css';

const titleId = 'handout-title';

const typedAtom = atom<{ handout: string; title: string } | null>(null);

/** The title as the visitor has typed it, also after a visit to another page. Every change of the handout sets it. */
export const typedTitleAtom = atom(
  (get) => {
    const typed = get(typedAtom);
    const shown = get(shownHandoutAtom);
    return typed?.handout === handoutQuery(shown) ? typed.title : shown.title;
  },
  (get, set, title: string | null) =>
    set(typedAtom, title === null ? null : { handout: handoutQuery(get(shownHandoutAtom)), title }),
);

export function HandoutTitle({ params }: { params: HandoutParams }) {
  const { handout } = params;
  const [title, setTitle] = useAtom(typedTitleAtom);
  const isUnchanged = title.trim() === handout.title;
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef(params);

  // The visitor may have typed before hydration. After a change, and after Back, the field shows the state of the URL.
  useEffect(() => {
    setTitle(params === shown.current ? (field.current?.value ?? null) : null);
    shown.current = params;
  }, [params, setTitle]);

  return (
    <div className={`${styles.title} row screen-only`}>
      <input
        ref={field}
        id={titleId}
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
      <ChangeButton
        className={`secondary box ${isUnchanged ? 'unscripted' : ''}`}
        handout={handout}
        {...(!isUnchanged && { focus: titleId, announcement: 'Title set.' })}
      >
        Set title
      </ChangeButton>
    </div>
  );
}
