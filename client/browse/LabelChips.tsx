import styles from './LabelChips.module.css';
import type { LabelChip, LabelGroup } from './label-group.ts';

type LabelChipsProps = {
  group: LabelGroup;
  selected: string | undefined;
  /** The label that Enter in the panel's text box selects. */
  marked: string | undefined;
  /** The fragment of the links: `#` and an element id, or the empty string. */
  fragment: string;
};

export function LabelChips({ group, selected, marked, fragment }: LabelChipsProps) {
  return (
    <ul className={styles.chips}>
      {group.chips.map((chip, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a topic can be listed twice, and the list is constant
        <li key={i}>
          <a
            href={chip.href + fragment}
            aria-label={accessibleName(chip)}
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

/** The accessible name of a chip whose text is ambiguous without its group. It includes the text (WCAG 2.5.3, Label in Name). */
function accessibleName({ text, label }: LabelChip): string | undefined {
  if (text === label) return undefined;
  return label.endsWith(text) ? label : `${text} in ${label}`;
}
