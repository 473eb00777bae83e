import { useAtomValue } from 'jotai';
import { listHref, pageHref, type Route } from '../../../shared/routes.ts';
import { routeAtom } from '../../state/route-atom.ts';
import { navigationLinks } from './site-links.ts';

export function NavigationLinks({ className }: { className: string | undefined }) {
  const route = useAtomValue(routeAtom);
  return (
    <ul className={className}>
      {navigationLinks.map(({ text, href }) => (
        <li key={href}>
          <a href={href} aria-current={currentFor(href, route)}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The page itself, or the list that its post is found in. */
function currentFor(href: string, route: Route) {
  if (route.name === 'post') return listHref(route.list) === href ? 'true' : undefined;
  return pageHref(route) === href ? 'page' : undefined;
}
