import type { ReactNode } from 'react';
import { homePage } from '../../shared/pages/home.ts';
import { notFoundTitle } from '../../shared/pages/not-found.ts';
import { Notice } from '../ui/layout/Notice.tsx';

export function NotFoundPage() {
  return <NoPage title={notFoundTitle}>Sorry, the page you're looking for doesn't exist.</NoPage>;
}

/** The notice at an address that has no page. */
export function NoPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Notice title={title}>
      <p>{children}</p>
      <a className="button" href={homePage.path}>
        Go to the home page
      </a>
    </Notice>
  );
}
