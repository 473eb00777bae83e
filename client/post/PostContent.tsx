import { useMemo } from 'react';
import { trustedHtml } from '../content/trusted-html.ts';
import * as styles from './PostContent.module.css';

/** A post's HTML, which worker/sanitize/sanitize.ts sanitized before it was cached. */
export function PostContent({ html }: { html: string }) {
  // React sets `innerHTML` again if this is another object.
  const trusted = useMemo(() => trustedHtml(html), [html]);
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the only place for HTML of the provider
    <div className={styles.content} data-content dangerouslySetInnerHTML={{ __html: trusted }} />
  );
}
