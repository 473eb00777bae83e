import { postCount } from '../../shared/content/post.ts';
import type { HandoutDetails } from '../../shared/content/readings.ts';
import { useHandoutToggle } from '../handout/own-handout-atom.ts';
import { Icon } from '../ui/icons.tsx';
import { ScriptButton } from '../ui/ScriptButton.tsx';
import * as styles from './readings.module.css';

type ReadingsHandoutProps = HandoutDetails & {
  isOneOfMany?: boolean;
};

/** Adds several posts on readings to the handout of this browser, or removes them if it has all. A link opens them as a handout. */
export function ReadingsHandout({ isOneOfMany, ...handout }: ReadingsHandoutProps) {
  const { href, title, posts, leftOut, all, instead, note } = handout;
  const { isIncluded, toggle } = useHandoutToggle(posts, title);
  const { length } = posts;
  const added = length === all ? `all ${length} posts` : postCount(length);
  const text = isIncluded ? 'In my handout' : `Add ${added} to my handout`;
  const openText = isOneOfMany ? `Handout (${length})` : `Open as a handout (${length})`;
  const omitted = isOneOfMany ? [] : [...leftOut];
  const others = all - length - omitted.length;
  if (others > 0) omitted.push(`${omitted.length > 0 ? 'and ' : ''}${others} more`);

  return (
    <div className={`${styles.apart} screen-only`}>
      <p className="row">
        {length > 1 && (
          <ScriptButton
            className={isOneOfMany || isIncluded ? 'secondary' : 'button'}
            aria-label={`${text}: ${title}`}
            onClick={toggle}
          >
            {isIncluded && <Icon name="check" />}
            {text}
          </ScriptButton>
        )}
        <a
          className={isOneOfMany ? undefined : 'secondary'}
          href={href}
          rel="nofollow"
          aria-label={`${openText}: ${title}`}
        >
          {openText}
        </a>
      </p>
      {note && <p className="fine">{note}</p>}
      {instead.map(({ reading, parallels }) => (
        <p key={reading} className="fine">
          {`No post is on ${reading}: the handout has those on ${parallels}.`}
        </p>
      ))}
      {omitted.length > 0 && (
        <p className="fine">
          {`Left out, because a handout has at most ${length} posts: ${omitted.join(', ')}.`}
        </p>
      )}
    </div>
  );
}
