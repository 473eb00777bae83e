import { useMemo } from 'react';
import { trustedPolicy } from '../../shared/dom-contract.ts';
import * as styles from './PostContent.module.css';

/** The only policy that makes markup of HTML. Undefined in browsers without Trusted Types. */
const policy = globalThis.trustedTypes?.createPolicy(trustedPolicy, { createHTML: (html) => html });

/** A post's HTML, which worker/sanitize/sanitize.ts sanitized before it was cached. */
export function PostContent({ html }: { html: string }) {
  // React sets `innerHTML` again if this is another object.
  const trusted = useMemo(() => policy?.createHTML(html) ?? html, [html]);
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the only place for HTML of the provider
    <div className={styles.content} data-content dangerouslySetInnerHTML={{ __html: trusted }} />
  );
}
