import type { LinkItem } from '../../shared/content/stored-schemas.ts';

type LinkListProps = {
  links: readonly Pick<LinkItem, 'text' | 'href' | 'count'>[];
  separator?: string;
};

/** Links in a sentence. What has no URL is text. */
export function LinkList({ links, separator = ', ' }: LinkListProps) {
  return links.map(({ text, href, count }, i) => (
    <span key={text + href}>
      {i > 0 && separator}
      {href ? (
        <a href={href} dir="auto">
          {text}
        </a>
      ) : (
        text
      )}
      {count === 0 && ' (no posts yet)'}
    </span>
  ));
}
