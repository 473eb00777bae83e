type ReadPassageProps = {
  /** 'Isaiah 64:1–9' */
  reference: string;
  /** The URL of the passage in a Bible outside, if the site has one. */
  href: string | undefined;
};

export function ReadPassage({ reference, href }: ReadPassageProps) {
  return (
    href && (
      <p className="roomy screen-only">
        <a href={href} rel="external">
          Read {reference}
        </a>
      </p>
    )
  );
}
