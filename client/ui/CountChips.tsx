import { postCount } from '../../shared/content/post.ts';
import type { LinkItem } from '../../shared/content/stored-schemas.ts';
import { nounFor } from '../../shared/text/noun-for.ts';
import * as styles from './CountChips.module.css';
import { PlainList } from './PlainList.tsx';

type CountChipsProps = {
  places: readonly (LinkItem & { isMarked?: boolean })[];
  className?: string | undefined;
};

/** A list of links with optional numbers of posts. A place without a link has a quiet color. */
export function CountChips({ places, className = '' }: CountChipsProps) {
  return (
    <PlainList className={`${styles.chips} row choices ${className}`}>
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
    </PlainList>
  );
}

/** Begins with the text as it is shown, for those who speak it to press the link. */
function accessibleName({ text, name, count }: LinkItem) {
  const rest = name ? `, ${name}` : '';
  if (count === undefined) return name && text + rest;
  if (count === 0) return `${text}${rest}, no posts yet`;
  const posts = typeof count === 'string' ? `, ${postCount(count)}` : ` ${nounFor(count, 'post')}`;
  return `${text} (${count})${posts}${rest}`;
}
