import type { ReactNode } from 'react';
import { elementIds } from '../../../shared/dom-contract.ts';

type PageHeadingProps = {
  className?: string | undefined;
  title: string;
  /** How the title is shown. By default as it is. */
  children?: ReactNode;
};

/** The only `h1` of the page. It receives focus after a client navigation. A long one is smaller (client/style/base.css). */
export function PageHeading({ className, title, children = title }: PageHeadingProps) {
  const { length } = title;
  return (
    <h1
      id={elementIds.page}
      className={className}
      dir="auto"
      tabIndex={-1}
      data-long={length > 140 ? 2 : length > 80 || undefined}
    >
      {children}
    </h1>
  );
}
