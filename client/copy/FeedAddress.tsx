import { CopyLink } from './CopyLink.tsx';

/** Copies the URL of a feed. A browser would show its code. */
export function FeedAddress({ href, linkText }: { href: string; linkText: string }) {
  return (
    <CopyLink
      href={href}
      message="The feed's address is copied. Paste it into a feed reader."
      linkText={linkText}
    >
      Copy feed address
    </CopyLink>
  );
}
