import { useAtomValue } from 'jotai';
import { paths } from '../../shared/paths.ts';
import { locationAtom } from '../navigation/location-atom.ts';
import { siteAtom } from '../pages/site-atom.ts';
import { MenuIcon } from './icons.tsx';
import { Logo } from './Logo.tsx';
import { navigationLinks } from './site-links.ts';
import styles from './TopNavigation.module.css';

/** A row where there is room, else a popover: both without JavaScript. */
export function TopNavigation() {
  const { pathname } = useAtomValue(locationAtom);
  const { productName } = useAtomValue(siteAtom);
  return (
    <header className={styles.bar}>
      <a className={styles.home} href={paths.home}>
        <Logo />
        {productName}
      </a>
      <button type="button" className={styles.menu} popoverTarget="navigation" aria-label="Menu">
        <MenuIcon />
      </button>
      <nav id="navigation" popover="auto" className={styles.links} aria-label="Main">
        <ul>
          {navigationLinks.map(({ text, href }) => (
            <li key={href}>
              <a href={href} aria-current={currentFor(href, pathname)}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}

function currentFor(href: string, pathname: string) {
  if (href === pathname) return 'page';
  return href !== paths.home && pathname.startsWith(`${href}/`) ? 'true' : undefined;
}
