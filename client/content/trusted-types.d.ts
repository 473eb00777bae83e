type TrustedTypePolicyOptions = { createHTML(html: string): string };

type TrustedTypePolicy = { createHTML(html: string): TrustedHTML };

/** Trusted Types (W3C); older browsers have none. */
declare var trustedTypes:
  | { createPolicy(name: string, options: TrustedTypePolicyOptions): TrustedTypePolicy }
  | undefined;
