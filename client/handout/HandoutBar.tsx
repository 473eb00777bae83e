import { atom, useAtomValue } from 'jotai';
import type { MouseEvent } from 'react';
import { handoutHref } from '../../shared/handout/handout.ts';
import { routeAtom } from '../state/page-store.ts';
import * as styles from './HandoutBar.module.css';
import { ownHandoutAtom } from './own-handout-atom.ts';

const linkId = 'open-handout';

const barHandoutAtom = atom((get) => {
  const handout = get(ownHandoutAtom);
  return handout.posts.length > 0 && !get(routeAtom).page.hidesHandoutBar ? handout : undefined;
});

export function HandoutBar() {
  const handout = useAtomValue(barHandoutAtom);
  return (
    handout && (
      <nav className={styles.bar} aria-label="Handout">
        <a id={linkId} className="button" href={handoutHref(handout)}>
          {`Open handout (${handout.posts.length})`}
        </a>
      </nav>
    )
  );
}

/** Leads to the bar, which is last in the page. */
export function SkipToHandout({ className }: { className: string }) {
  const handout = useAtomValue(barHandoutAtom);

  // A navigation to the fragment would scroll the page, because the bar is sticky.
  function focusBar(event: MouseEvent) {
    event.preventDefault();
    document.getElementById(linkId)?.focus();
  }

  return (
    handout && (
      <a className={className} href={`#${linkId}`} onClick={focusBar}>
        {`Skip to handout (${handout.posts.length})`}
      </a>
    )
  );
}
