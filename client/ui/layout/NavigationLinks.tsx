import { useAtomValue } from 'jotai';
import { listHref, pageHref, paths, type Route } from '../../../shared/routes.ts';
import { routeAtom, siteAtom } from '../../state/page-store.ts';

/** The links of the top navigation, in order (specification, section 2, and the Sundays). */
const navigationLinks = [
  { text: 'Home', href: paths.home },
  { text: 'Thoughts', href: paths.thoughts },
  { text: 'Quotes', href: paths.quotes },
  { text: 'Sundays', href: paths.sundays },
  { text: 'Resources', href: paths.resources },
  { text: 'Articles', href: paths.articles },
  { text: 'Contact', href: paths.contact },
];

export function NavigationLinks({ className }: { className: string | undefined }) {
  const route = useAtomValue(routeAtom);
  const { hasSundays } = useAtomValue(siteAtom);
  const links = navigationLinks.filter(({ href }) => hasSundays || href !== paths.sundays);
  return (
    <ul className={className}>
      {links.map(({ text, href }) => (
        <li key={href}>
          <a href={href} aria-current={currentFor(href, route)}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Returns the `aria-current` of a link: `page` for the current page, `true` for the list of the current post. */
function currentFor(href: string, route: Route) {
  if (route.name === 'post') return listHref(route.list) === href ? 'true' : undefined;
  return pageHref(route) === href ? 'page' : undefined;
}
