import { useAtomValue } from 'jotai';
import { paths } from '../../shared/paths.ts';
import { locationAtom } from '../navigation/location-atom.ts';
import { navigationLinks } from './site-links.ts';

export function NavigationLinks({ className }: { className: string | undefined }) {
  const { pathname } = useAtomValue(locationAtom);
  return (
    <ul className={className}>
      {navigationLinks.map(({ text, href }) => (
        <li key={href}>
          <a href={href} aria-current={currentFor(href, pathname)}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The page itself, or the list that an article is found in. */
function currentFor(href: string, pathname: string) {
  if (href === pathname) return 'page';
  return href !== paths.home && pathname.startsWith(`${href}/`) ? 'true' : undefined;
}
