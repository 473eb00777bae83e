import { useAtomValue } from 'jotai';
import type { Route } from '../../../shared/routes.ts';
import { locationAtom, routeAtom } from '../../state/location-atom.ts';
import { navigationLinks } from './site-links.ts';

export function NavigationLinks({ className }: { className: string | undefined }) {
  const { pathname } = useAtomValue(locationAtom);
  const route = useAtomValue(routeAtom);
  return (
    <ul className={className}>
      {navigationLinks.map(({ text, href }) => (
        <li key={href}>
          <a href={href} aria-current={currentFor(href, pathname, route)}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The page itself, or the list that its post is found in. */
function currentFor(href: string, pathname: string, route: Route) {
  if (route.name === 'post') return href === route.list.path ? 'true' : undefined;
  return href === pathname ? 'page' : undefined;
}
