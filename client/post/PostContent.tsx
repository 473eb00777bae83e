import { useMemo } from 'react';
import { trustedHtml } from '../content/trusted-html.ts';
import styles from './PostContent.module.css';

/** A post's HTML, which was sanitised before it was kept: worker/sanitize/sanitize.ts. */
export function PostContent({ html }: { html: string }) {
  // React writes it anew whenever it is another object.
  const trusted = useMemo(() => trustedHtml(html), [html]);
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the one place for provider HTML
    <div className={styles.content} data-content dangerouslySetInnerHTML={{ __html: trusted }} />
  );
}
