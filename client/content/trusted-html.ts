/** Of Trusted Types, the one policy that pages may have: worker/middleware/security-headers.ts allows no other. */
export const trustedPolicy = 'content';

const policy = globalThis.trustedTypes?.createPolicy(trustedPolicy, { createHTML: (html) => html });

/** HTML that our own Worker has sanitised or written, in the form in which the browser takes it as markup. */
export function trustedHtml(html: string): string | TrustedHTML {
  return policy?.createHTML(html) ?? html;
}
