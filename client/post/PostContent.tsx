import { useMemo } from 'react';
import type { ListName } from '../../shared/content/lists.ts';
import { trustedPolicy } from '../../shared/dom-contract.ts';
import * as styles from './PostContent.module.css';

/** The only policy that makes markup of HTML. Undefined in browsers without Trusted Types. */
const policy = globalThis.trustedTypes?.createPolicy(trustedPolicy, { createHTML: (html) => html });

type PostContentProps = {
  html: string;
  /** The list of the post, whose form the content has. */
  list?: ListName;
};

/** A post's HTML, which worker/sanitize/sanitize.ts sanitized before it was cached. */
export function PostContent({ html, list }: PostContentProps) {
  // React sets `innerHTML` again if this is another object.
  const trusted = useMemo(() => policy?.createHTML(html) ?? html, [html]);
  return (
    <div
      className={styles.content}
      data-content
      data-list={list}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the only place for HTML of the provider
      dangerouslySetInnerHTML={{ __html: trusted }}
    />
  );
}
