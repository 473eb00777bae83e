import { useAtomValue } from 'jotai';
import { paths } from '../../shared/paths.ts';
import { postContent } from '../content/page-content.ts';
import { locationAtom } from '../navigation/location-atom.ts';
import { navigationLinks } from './site-links.ts';

export function NavigationLinks({ className }: { className: string | undefined }) {
  const { pathname } = useAtomValue(locationAtom);
  const showsPost = useAtomValue(postContent.path) !== null;
  return (
    <ul className={className}>
      {navigationLinks.map(({ text, href }) => (
        <li key={href}>
          <a href={href} aria-current={currentFor(href, pathname, showsPost)}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The page itself, or the list that its post is found in. */
function currentFor(href: string, pathname: string, showsPost: boolean) {
  if (href === pathname) return showsPost ? 'true' : 'page';
  return href !== paths.home && pathname.startsWith(`${href}/`) ? 'true' : undefined;
}
