import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { siteAtom } from '../state/page-store.ts';

type BibleLinkProps = {
  /** A passage such as 'Isaiah 64:1-9', with a hyphen or an en dash. */
  reference: string;
  children: ReactNode;
};

export function BibleLink({ reference, children }: BibleLinkProps) {
  const { bibleUrl } = useAtomValue(siteAtom);
  if (bibleUrl === 'off') return null;
  const typed = encodeURIComponent(reference.replaceAll('–', '-'));
  return (
    <p className="roomy screen-only">
      <a href={bibleUrl.replace('{reference}', typed)} rel="external">
        {children}
      </a>
    </p>
  );
}
