import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { homePage } from '../../../shared/pages/home.ts';
import { siteAtom } from '../../state/page-store.ts';
import { Logo } from '../icons.tsx';
import { Drawer } from './Drawer.tsx';
import { NavigationLinks } from './NavigationLinks.tsx';
import * as styles from './TopNavigation.module.css';

/** The navigation bar. It hides when the page scrolls down and shows when it scrolls up or contains focus. */
export function TopNavigation() {
  const { productName } = useAtomValue(siteAtom);
  const hidden = useHiddenOnScroll();
  return (
    <header className={`${styles.bar} bleed screen-only${hidden ? ` ${styles.hidden}` : ''}`}>
      <a className={styles.home} href={homePage.path}>
        <Logo className={styles.logo} />
        <span className={styles.name}>{productName}</span>
      </a>
      <nav className={styles.row} aria-label="Main">
        <NavigationLinks className={`${styles.links} row navigation`} />
      </nav>
      <Drawer />
    </header>
  );
}

/** The navigation hides at scroll positions greater than this; px (specification, section 9). */
const threshold = 10;

function useHiddenOnScroll(): boolean {
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    function onScroll() {
      const now = window.scrollY;
      if (now !== last) setHidden(now > last && now > threshold);
      last = now;
    }
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  return hidden;
}
