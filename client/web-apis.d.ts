/* Web APIs that the type definitions of TypeScript and React do not include. */
import 'react';

declare global {
  type TrustedTypePolicyOptions = { createHTML(html: string): string };

  type TrustedTypePolicy = { createHTML(html: string): TrustedHTML };

  /** Trusted Types (W3C). Undefined in older browsers. */
  var trustedTypes:
    | { createPolicy(name: string, options: TrustedTypePolicyOptions): TrustedTypePolicy }
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
