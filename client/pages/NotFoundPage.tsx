import { type Handout, handoutHref } from '../../shared/handout/handout.ts';
import { homePage } from '../../shared/pages/home.ts';
import { badRequestTitle, notFoundTitle } from '../../shared/pages/no-page.ts';
import { SiteSearch } from '../browse/SiteSearch.tsx';
import { Notice } from '../ui/layout/Notice.tsx';

const home = { href: homePage.path, link: 'Go to the home page' };

export function NotFoundPage() {
  return (
    <Notice title={notFoundTitle} search={<SiteSearch />} {...home}>
      Sorry, the page you're looking for doesn't exist.
    </Notice>
  );
}

type InvalidParams = { problem: string; handout?: Handout };

/** The page of an invalid URL. That of a handout has what is valid. */
export function InvalidPage({ params: { problem, handout } }: { params: InvalidParams }) {
  const link = handout ? { href: handoutHref(handout), link: 'Open the handout without it' } : home;
  return (
    <Notice title={handout ? 'Invalid Handout' : badRequestTitle} {...link}>
      {problem}
    </Notice>
  );
}
