import { useAtom, useSetAtom } from 'jotai';
import { type SubmitEvent, useEffect, useRef } from 'react';
import { listHref } from '../../shared/content/lists.ts';
import { passageLength } from '../../shared/content/passages-document.ts';
import { filterParameter, type ListParams } from '../../shared/pages/list-pages.ts';
import { announcementAtom } from '../state/announcement-atom.ts';
import { closeOverlays } from '../ui/close-overlays.ts';
import * as styles from './FilterBox.module.css';
import { panelFilterAtom } from './panel-atoms.ts';

export type FilterBoxProps = {
  params: ListParams;
  label: string;
  /** A text that says what the box takes besides a part of a group's name. */
  hint?: string;
  /** The announcement of the result, after a pause in the input; undefined until the result is known. */
  announcement: string | undefined;
  /** Returns the URL to which Enter leads, if there is one. */
  onEnter: (form: HTMLFormElement) => string | undefined | Promise<string | undefined>;
};

/** The time without input after which the result is announced; ms. */
const announcementDelay = 600;

export function FilterBox({ params, label, hint, announcement, onEnter }: FilterBoxProps) {
  const { list, browse } = params;
  const [filter, setFilter] = useAtom(panelFilterAtom);
  const announce = useSetAtom(announcementAtom);
  const input = useRef<HTMLInputElement>(null);

  // The visitor may have typed before hydration.
  useEffect(() => {
    if (input.current?.value) setFilter(input.current.value);
  }, [setFilter]);

  useEffect(() => {
    if (!announcement || !filter.trim()) return;
    const timer = setTimeout(announce, announcementDelay, announcement);
    return () => clearTimeout(timer);
  }, [filter, announcement, announce]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const href = await onEnter(event.currentTarget);
    if (!href) return;
    // Without the Navigation API, a navigation to a fragment of this page fires no `navigate` event.
    closeOverlays();
    location.assign(href);
  }

  return (
    <form className={`${styles.filter} row`} action={listHref(list)} onSubmit={submit}>
      {/* They preserve the browse state when the form is submitted without JavaScript. */}
      {Object.entries(browse).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <input
        ref={input}
        type="text"
        name={filterParameter}
        aria-label={label}
        aria-describedby={hint ? 'filter-hint' : undefined}
        placeholder={label}
        autoComplete="off"
        maxLength={passageLength}
        value={filter}
        onChange={(event) => setFilter(event.target.value)}
      />
      <button type="submit" className="secondary unscripted">
        Find
      </button>
      {hint && (
        <p id="filter-hint" className={`${styles.hint} fine`}>
          {hint}
        </p>
      )}
    </form>
  );
}
