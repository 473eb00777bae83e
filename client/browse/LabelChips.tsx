import styles from './LabelChips.module.css';
import type { LabelChip, LabelGroup } from './label-group.ts';

type LabelChipsProps = {
  group: LabelGroup;
  selected: string | undefined;
  /** Where Enter in the panel's box leads. */
  marked: string | undefined;
  /** Where on its page a chip leads: a fragment, or nothing. */
  fragment: string;
};

export function LabelChips({ group, selected, marked, fragment }: LabelChipsProps) {
  return (
    <ul className={styles.chips}>
      {group.chips.map((chip, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a topic may be listed twice, and the list never changes
        <li key={i}>
          <a
            href={chip.href + fragment}
            aria-label={fullName(chip)}
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

/** What names a chip without its group, where its text does not. The text is part of it (WCAG 2.5.3). */
function fullName({ text, label }: LabelChip): string | undefined {
  if (text === label) return undefined;
  return label.endsWith(text) ? label : `${text} in ${label}`;
}
