import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import * as styles from '../readings/readings.module.css';
import { siteAtom } from '../state/page-store.ts';

/** A calendar application subscribes to a URL with the scheme `webcal`. Others need the URL itself. */
export function Subscription({ href, children }: { href: string; children?: ReactNode }) {
  const { url } = useAtomValue(siteAtom);
  return (
    <p className={styles.apart}>
      <a className="secondary" href={`webcal:${url.replace(/^https?:/, '')}${href}`}>
        Add to your calendar
      </a>{' '}
      <small className="fine">
        It stays up to date. For Google Calendar, <a href={href}>copy its address</a>. {children}
      </small>
    </p>
  );
}
