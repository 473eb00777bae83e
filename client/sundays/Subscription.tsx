import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { CopyLink } from '../copy/CopyLink.tsx';
import { siteAtom } from '../state/page-store.ts';

/** A calendar application subscribes to a URL with the scheme `webcal`. Others need the URL itself. */
export function Subscription({ href, children }: { href: string; children?: ReactNode }) {
  const { url } = useAtomValue(siteAtom);
  return (
    <div className="row">
      <a className="secondary" href={`webcal:${url.replace(/^https?:/, '')}${href}`}>
        Add to calendar
      </a>
      <CopyLink href={href} message="The calendar's address is copied." linkText="Calendar address">
        Copy calendar address
      </CopyLink>
      {children}
    </div>
  );
}
