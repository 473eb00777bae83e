import type { ReactNode } from 'react';
import { elementIds } from '../../../shared/dom-contract.ts';

/** The only `h1` of the page. It receives focus after a client navigation. */
export function PageHeading({ children }: { children: ReactNode }) {
  return (
    <h1 id={elementIds.page} tabIndex={-1}>
      {children}
    </h1>
  );
}
