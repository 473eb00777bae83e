import type { ReactNode } from 'react';
import { elementIds } from '../../../shared/dom-contract.ts';

/** The only `h1` of the page. It receives focus after a client navigation. */
type PageHeadingProps = { className?: string | undefined; children: ReactNode };

export function PageHeading({ className, children }: PageHeadingProps) {
  return (
    <h1 id={elementIds.page} className={className} dir="auto" tabIndex={-1}>
      {children}
    </h1>
  );
}
