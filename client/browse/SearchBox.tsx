import { atom, useAtomValue } from 'jotai';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { searchLength } from '../../shared/browse/browse-state.ts';
import { elementIds } from '../../shared/dom-contract.ts';
import { postHref } from '../../shared/pages/post.ts';
import { pathAndQuery, shownUrlAtom, siteAtom } from '../state/page-store.ts';
import { Icon } from '../ui/icons.tsx';
import * as styles from './SearchBox.module.css';

/**
 * The keys that move the focus to the box, as text and for `aria-keyshortcuts` (WAI-ARIA 1.2);
 * undefined until the page listens for them.
 */
export const searchShortcutAtom = atom<{ text: string; aria: string }>();

type SearchBoxProps = {
  label: string;
  placeholder: string;
  action: string;
  /** The text of the search that is shown. */
  applied: string;
  /** Whether the page is there for the search, so that the box has the focus. */
  hasFocus?: boolean;
  /** Returns the URL of the search for a text, or without a text of no search. */
  hrefOf: (text: string) => string;
  children?: ReactNode;
};

/** A search box, which searches on submit. The × is shown while there is text, and clears the text and the search. */
export function SearchBox(props: SearchBoxProps) {
  const { label, placeholder, action, applied, hasFocus, hrefOf, children } = props;
  const { searchTipsId } = useAtomValue(siteAtom);
  const input = useRef<HTMLInputElement>(null);
  const shortcut = useAtomValue(searchShortcutAtom);
  const shown = useAtomValue(shownUrlAtom);
  const typedAt = useRef(shown);

  // Each other URL resets the text (specification, section 4), but not what was typed since the visitor went there.
  useEffect(() => {
    if (input.current && typedAt.current !== shown) input.current.value = applied;
    typedAt.current = shown;
  }, [shown, applied]);

  function search(event: MouseEvent) {
    const { metaKey, ctrlKey, shiftKey } = event;
    // The browser shows the results in another tab or window.
    if (metaKey || ctrlKey || shiftKey) return;
    event.preventDefault();
    // On a touch screen, the keyboard gives way to the results.
    if (matchMedia('(pointer: coarse)').matches) {
      const { posts, page } = elementIds;
      const heading = document.getElementById(posts) ?? document.getElementById(page);
      heading?.focus({ preventScroll: true });
    }
    location.assign(hrefOf(input.current?.value ?? ''));
  }

  function clearText() {
    if (!input.current) return;
    input.current.value = '';
    input.current.focus();
  }

  return (
    <search className="row">
      <form className={`${styles.form} box`} action={action}>
        {children}
        <input
          ref={input}
          id={hasFocus ? elementIds.search : undefined}
          // biome-ignore lint/a11y/noAutofocus: who opens the page wants to type, and its heading only says so
          autoFocus={hasFocus}
          type="search"
          name="q"
          aria-label={label}
          aria-keyshortcuts={shortcut?.aria}
          placeholder={placeholder}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={searchLength}
          defaultValue={applied}
          onInput={() => {
            typedAt.current = pathAndQuery(location);
          }}
        />
        <a className="icon-button" href={hrefOf('')} aria-label="Clear search" onClick={clearText}>
          <Icon name="close" />
        </a>
        {shortcut && (
          <span className={styles.key} aria-hidden="true">
            {shortcut.text}
          </span>
        )}
        <button type="submit" className="icon-button" aria-label={label} onClick={search}>
          <Icon name="search" />
        </button>
      </form>
      <a className="icon-button" href={postHref('articles', searchTipsId)} aria-label="Search tips">
        <Icon name="info" />
      </a>
    </search>
  );
}
