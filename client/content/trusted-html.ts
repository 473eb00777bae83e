import { trustedPolicy } from '../../shared/dom-contract.ts';

const policy = globalThis.trustedTypes?.createPolicy(trustedPolicy, { createHTML: (html) => html });

/** Marks HTML as trusted for `innerHTML`. The HTML must be sanitized or written by the Worker. */
export function trustedHtml(html: string): string | TrustedHTML {
  return policy?.createHTML(html) ?? html;
}
