import type { LabelChip, LabelGroup } from '../../shared/browse/filter-groups.ts';
import type { LabelCount, LabelCounts } from '../../shared/content/label-counts.ts';
import { postCount } from '../../shared/content/post.ts';
import * as styles from './LabelChips.module.css';

type LabelChipsProps = {
  group: LabelGroup;
  counts: LabelCounts;
  selected?: string | undefined;
  marked?: string | undefined;
  /** The fragment of the links: `#` and an element id, or the empty string. */
  fragment: string;
};

export function LabelChips({ group, counts, selected, marked, fragment }: LabelChipsProps) {
  return (
    <ul className={`${styles.chips} row choices`}>
      {(group.found ?? group.chips).map((chip, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a topic can be listed twice, and the list is constant
        <li key={i}>
          <a
            href={chip.href + fragment}
            aria-label={accessibleName(chip, counts[chip.label])}
            data-count={counts[chip.label] === 'more' ? undefined : counts[chip.label]}
            aria-current={chip.label === selected ? 'true' : undefined}
            data-marked={chip.label === marked ? '' : undefined}
          >
            {chip.text}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Includes the text (WCAG 2.5.3, Label in Name). */
function accessibleName({ text, label }: LabelChip, count: LabelCount | undefined) {
  const name = label.endsWith(text) ? label : `${text} in ${label}`;
  if (count === 0) return `${name}, no posts yet`;
  if (typeof count === 'number') return `${name}, ${postCount(count)}`;
  return name === text ? undefined : name;
}
