import { CopyLink } from './CopyLink.tsx';

type FeedAddressProps = {
  href: string;
  /** The link without JavaScript. */
  children: string;
};

/** Copies the URL of a feed. A browser would show its code. */
export function FeedAddress({ href, children }: FeedAddressProps) {
  return (
    <>
      <CopyLink href={href} message="The feed's address is copied. Paste it into a feed reader.">
        Copy feed address
      </CopyLink>
      <a className="unscripted" href={href}>
        {children}
      </a>
    </>
  );
}
