import { useAtomValue } from 'jotai';
import { postCount } from '../../shared/content/post.ts';
import { handoutHref } from '../../shared/handout/handout-url.ts';
import { routeAtom } from '../state/page-store.ts';
import * as styles from './HandoutBar.module.css';
import { ownHandoutAtom } from './own-handout-atom.ts';

export function HandoutBar() {
  const handout = useAtomValue(ownHandoutAtom);
  const isShown = useAtomValue(routeAtom).name === 'handout';
  if (handout.posts.length === 0 || isShown) return null;
  return (
    <nav className={`${styles.bar} row box fine`} aria-label="Handout">
      <a href={handoutHref(handout)}>Handout: {postCount(handout.posts.length)}</a>
      <span>in this browser only</span>
    </nav>
  );
}
