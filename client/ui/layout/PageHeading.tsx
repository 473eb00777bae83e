import type { ReactNode } from 'react';
import { elementIds } from '../../../shared/dom-contract.ts';

type PageHeadingProps = { className?: string | undefined; children: ReactNode };

/** The only `h1` of the page. It receives focus after a client navigation. */
export function PageHeading({ className, children }: PageHeadingProps) {
  return (
    <h1 id={elementIds.page} className={className} dir="auto" tabIndex={-1}>
      {children}
    </h1>
  );
}
