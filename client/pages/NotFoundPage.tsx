import type { ReactNode } from 'react';
import { homePage } from '../../shared/pages/home.ts';
import { badRequestTitle, notFoundTitle } from '../../shared/pages/no-page.ts';
import { Notice } from '../ui/layout/Notice.tsx';

export function NotFoundPage() {
  return <NoPage title={notFoundTitle}>Sorry, the page you're looking for doesn't exist.</NoPage>;
}

/** The page of a URL whose percent-encoding is invalid. */
export function BadRequestPage() {
  return (
    <NoPage title={badRequestTitle}>
      Sorry, this address is invalid: a percent sign in it does not begin a character.
    </NoPage>
  );
}

function NoPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Notice title={title}>
      <p>{children}</p>
      <a className="button" href={homePage.path}>
        Go to the home page
      </a>
    </Notice>
  );
}
