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

/** The page of an invalid URL. */
export function BadRequestPage({ params: { problem } }: { params: { problem: string } }) {
  return (
    <Notice title={badRequestTitle} {...home}>
      {problem}
    </Notice>
  );
}
