import type { ReactNode } from 'react';
import { elementIds } from '../../../shared/dom-contract.ts';

/** The page's one `h1`. It takes the focus when the visitor comes to the page without a page load. */
export function PageHeading({ children }: { children: ReactNode }) {
  return (
    <h1 id={elementIds.page} tabIndex={-1}>
      {children}
    </h1>
  );
}
