import { atom, useAtomValue } from 'jotai';
import { contactPage } from '../../../shared/pages/contact.ts';
import { homePage } from '../../../shared/pages/home.ts';
import { articlesPage, quotesPage, thoughtsPage } from '../../../shared/pages/list-pages.ts';
import { resourcesPage } from '../../../shared/pages/resources.ts';
import { searchPage } from '../../../shared/pages/search.ts';
import { sundaysPage } from '../../../shared/pages/sundays.ts';
import type { Route } from '../../../shared/routes.ts';
import { routeAtom, siteAtom } from '../../state/page-store.ts';
import { PlainList } from '../PlainList.tsx';

export type NavigationLink = { text: string; href: string; inFooter?: string };

/** The links of the top navigation and the footer, in order (specification, section 2, and the Sundays). */
const links: readonly NavigationLink[] = [
  { text: 'Home', href: homePage.path },
  { text: 'Thoughts', href: thoughtsPage.path, inFooter: 'Scripture and Apologetic Thoughts' },
  { text: 'Quotes', href: quotesPage.path },
  { text: 'Sundays', href: sundaysPage.path, inFooter: 'Sundays and Feasts' },
  { text: 'Resources', href: resourcesPage.path },
  { text: 'Articles', href: articlesPage.path },
  { text: 'Contact', href: contactPage.path, inFooter: 'Contact Us' },
];

const searchLink: NavigationLink = { text: 'Search', href: searchPage.path };

export const navigationLinksAtom = atom((get) => {
  const { hasSundays } = get(siteAtom);
  return links.filter(({ href }) => hasSundays || href !== sundaysPage.path);
});

type NavigationLinksProps = {
  className: string | undefined;
  hasSearch?: boolean;
};

export function NavigationLinks({ className, hasSearch = false }: NavigationLinksProps) {
  const route = useAtomValue(routeAtom);
  const links = useAtomValue(navigationLinksAtom);
  return (
    <PlainList className={className}>
      {(hasSearch ? [searchLink, ...links] : links).map(({ text, href }) => (
        <li key={href}>
          <a href={href} aria-current={currentFor(href, route)}>
            {text}
          </a>
        </li>
      ))}
    </PlainList>
  );
}

/** Returns the `aria-current` of a link: `page` for the current page, `true` for the section that it belongs to. */
export function currentFor(href: string, { page, params }: Route) {
  if (page.baseHref(params) === href) return 'page';
  return page.section(params)?.path === href ? 'true' : undefined;
}
