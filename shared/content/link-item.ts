/** A link with an optional post count; without posts, no `href`. */
export type LinkItem = {
  text: string;
  /** Where the link leads, if the text alone does not say it. */
  name?: string | undefined;
  count?: number | undefined;
  href?: string | undefined;
  /** Whether the link leads to the page itself. */
  isCurrent?: boolean;
};
