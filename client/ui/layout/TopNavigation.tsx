import { useAtomValue } from 'jotai';
import { paths } from '../../../shared/routes.ts';
import { siteAtom } from '../../state/site-atom.ts';
import { Drawer } from './Drawer.tsx';
import { Logo } from './Logo.tsx';
import { NavigationLinks } from './NavigationLinks.tsx';
import styles from './TopNavigation.module.css';
import { useHiddenOnScroll } from './use-hidden-on-scroll.ts';

/** Hides on the way down the page and returns on the way up; what is focused in it always shows. */
export function TopNavigation() {
  const { productName } = useAtomValue(siteAtom);
  const hidden = useHiddenOnScroll();
  return (
    <header className={hidden ? `${styles.bar} ${styles.hidden}` : styles.bar}>
      <a className={styles.home} href={paths.home}>
        <Logo />
        <span className={styles.name}>{productName}</span>
      </a>
      <nav className={styles.row} aria-label="Main">
        <NavigationLinks className={styles.links} />
      </nav>
      <Drawer />
    </header>
  );
}
