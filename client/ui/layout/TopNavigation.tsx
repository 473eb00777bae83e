import { atom, useAtomValue } from 'jotai';
import { homePage } from '../../../shared/pages/home.ts';
import { searchPage } from '../../../shared/pages/search.ts';
import { routeAtom, siteAtom } from '../../state/page-store.ts';
import { Icon, Logo } from '../icons.tsx';
import { Drawer } from './Drawer.tsx';
import { currentFor, NavigationLinks } from './NavigationLinks.tsx';
import * as styles from './TopNavigation.module.css';

/** Whether the bar is hidden; false before hydration. client/ui/layout/hide-bar-on-scroll.ts sets it. */
export const isBarHiddenAtom = atom(false);

export function TopNavigation() {
  const { productName } = useAtomValue(siteAtom);
  const isHidden = useAtomValue(isBarHiddenAtom);
  return (
    <header className={`${styles.bar} bleed screen-only${isHidden ? ` ${styles.hidden}` : ''}`}>
      <a className={styles.home} href={homePage.path}>
        <Logo />
        <span className={`${styles.name} clamp`}>{productName}</span>
      </a>
      <nav className={styles.row} aria-label="Main">
        <NavigationLinks className={`${styles.links} row navigation`} />
      </nav>
      <a
        className="icon-button"
        href={searchPage.path}
        aria-label="Search"
        aria-current={currentFor(searchPage.path, useAtomValue(routeAtom))}
      >
        <Icon name="search" />
      </a>
      <Drawer />
    </header>
  );
}
