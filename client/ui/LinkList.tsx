import type { LinkItem } from '../../shared/content/stored-schemas.ts';

type LinkListProps = {
  links: readonly (Pick<LinkItem, 'text' | 'href'> & { note?: string | undefined })[];
  separator?: string;
};

/** Links in a sentence, each with an optional note after it. What has no URL is text. */
export function LinkList({ links, separator = ', ' }: LinkListProps) {
  return links.map(({ text, href, note }, i) => (
    <span key={text + href}>
      {i > 0 && separator}
      {href ? (
        <a href={href} dir="auto">
          {text}
        </a>
      ) : (
        text
      )}
      {note}
    </span>
  ));
}
