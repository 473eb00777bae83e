import type { LinkItem } from '../../shared/content/link-item.ts';
import { postCount } from '../../shared/content/post.ts';
import * as styles from './CountChips.module.css';

export type CountChip = LinkItem & {
  /** The accessible name, if the text alone does not say where the link leads. The name includes the text (WCAG 2.5.3, Label in Name). */
  name?: string;
  isMarked?: boolean;
};

type CountChipsProps = { places: readonly CountChip[]; className?: string | undefined };

/** A list of links with optional numbers of posts. A place without a link has a quiet color. */
export function CountChips({ places, className = '' }: CountChipsProps) {
  return (
    <ul className={`${styles.chips} row choices ${className}`}>
      {places.map((place, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a topic can be listed twice, and the lists are constant
        <li key={i}>
          <a
            href={place.href}
            aria-label={place.href && accessibleName(place)}
            data-count={place.count}
            aria-current={place.isCurrent ? 'true' : undefined}
            data-marked={place.isMarked ? '' : undefined}
          >
            {place.text}
          </a>
        </li>
      ))}
    </ul>
  );
}

function accessibleName({ text, name = text, count }: CountChip) {
  if (count === undefined) return name === text ? undefined : name;
  return `${name}, ${postCount(count)}${count === 0 ? ' yet' : ''}`;
}
