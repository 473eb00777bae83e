import { useAtomValue } from 'jotai';
import { handoutHref } from '../../shared/handout/handout.ts';
import { routeAtom } from '../state/page-store.ts';
import * as styles from './HandoutBar.module.css';
import { ownHandoutAtom } from './own-handout-atom.ts';

export function HandoutBar() {
  const handout = useAtomValue(ownHandoutAtom);
  const { page } = useAtomValue(routeAtom);
  if (handout.posts.length === 0 || page.hidesHandoutBar) return null;
  return (
    <nav className={`${styles.bar} row box fine`} aria-label="Handout">
      <a href={handoutHref(handout)}>{`Handout (${handout.posts.length})`}</a> in this browser only
    </nav>
  );
}
