import type { ReactNode } from 'react';
import { homePage } from '../../shared/pages/home.ts';
import { badRequestTitle, notFoundTitle } from '../../shared/pages/no-page.ts';
import { Notice } from '../ui/layout/Notice.tsx';

export function NotFoundPage() {
  return <NoPage title={notFoundTitle}>Sorry, the page you're looking for doesn't exist.</NoPage>;
}

/** The page of an invalid URL. */
export function BadRequestPage({ params: { problem } }: { params: { problem: string } }) {
  return <NoPage title={badRequestTitle}>{problem}</NoPage>;
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
