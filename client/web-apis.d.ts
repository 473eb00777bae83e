/* Web APIs that the type definitions of TypeScript and React do not include. */
import 'react';

declare global {
  type HtmlPolicy<Html> = { createHTML(html: string): Html };

  /** Trusted Types (W3C). Undefined in older browsers. */
  var trustedTypes:
    | { createPolicy(name: string, options: HtmlPolicy<string>): HtmlPolicy<TrustedHTML> }
    | undefined;

  /** Network Information API (WICG). Undefined in some browsers. */
  interface Navigator {
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }
}

/** Invoker commands (HTML standard): a button opens or closes a dialog without JavaScript. */
declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close';
    commandfor?: string;
  }
}
