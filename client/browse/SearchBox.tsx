import { atom, useAtomValue } from 'jotai';
import { type FormEvent, useEffect, useRef } from 'react';
import { browseSearch, searchLength } from '../../shared/browse/browse-state.ts';
import { listHref } from '../../shared/pages/list-href.ts';
import { postHref } from '../../shared/pages/post.ts';
import { browsedListAtom, pathAndQuery, siteAtom } from '../state/page-store.ts';
import { Icon } from '../ui/icons.tsx';
import * as styles from './SearchBox.module.css';

/**
 * The keys that move the focus to the box, as text and for `aria-keyshortcuts` (WAI-ARIA 1.2);
 * undefined until the page listens for them.
 */
export const searchShortcutAtom = atom<{ text: string; aria: string }>();

/** The search box of a list, which searches on submit. The × is shown while there is text, and clears the text and the search. */
export function SearchBox({ label }: { label: string }) {
  const { list, browse } = useAtomValue(browsedListAtom);
  const { searchTipsId } = useAtomValue(siteAtom);
  const input = useRef<HTMLInputElement>(null);
  const shortcut = useAtomValue(searchShortcutAtom);
  const shown = listHref(list, browse);
  const typedAt = useRef(shown);
  const applied = browse.mode === 'search' ? browse.q : '';

  // Each other list that is shown resets the text (specification, section 4), but not what was typed since the visitor went there.
  useEffect(() => {
    if (input.current && typedAt.current !== shown) input.current.value = applied;
    typedAt.current = shown;
  }, [shown, applied]);

  function search(event: FormEvent) {
    event.preventDefault();
    location.assign(listHref(list, browseSearch(browse, input.current?.value ?? '')));
  }

  function clearText() {
    if (!input.current) return;
    input.current.value = '';
    input.current.focus();
  }

  return (
    <search className={styles.search}>
      <form className={`${styles.form} box`} action={listHref(list)} onSubmit={search}>
        {browse.mode === 'label' && <input type="hidden" name="label" value={browse.label} />}
        <input
          ref={input}
          type="search"
          name="q"
          aria-label={label}
          aria-keyshortcuts={shortcut?.aria}
          placeholder={'title:"Proper 13", Miracles, God+flesh'}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={searchLength}
          defaultValue={applied}
          onInput={() => {
            typedAt.current = pathAndQuery(location);
          }}
        />
        <a
          className="icon-button"
          href={listHref(list, browseSearch(browse, ''))}
          aria-label="Clear search"
          onClick={clearText}
        >
          <Icon name="close" />
        </a>
        {shortcut && (
          <span className={styles.key} aria-hidden="true">
            {shortcut.text}
          </span>
        )}
        <button type="submit" className="icon-button" aria-label={label}>
          <Icon name="search" />
        </button>
      </form>
      <a className="icon-button" href={postHref('articles', searchTipsId)} aria-label="Search tips">
        <Icon name="info" />
      </a>
    </search>
  );
}
