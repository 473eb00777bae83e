import styles from './LabelChips.module.css';
import type { LabelGroup } from './label-group.ts';

type LabelChipsProps = {
  group: LabelGroup;
  selected: string | undefined;
  /** Where Enter in the panel's box leads. */
  marked: string | undefined;
};

export function LabelChips({ group, selected, marked }: LabelChipsProps) {
  return (
    <p className={styles.chips}>
      {group.chips.map(({ text, label, href }, i) => (
        <a
          // biome-ignore lint/suspicious/noArrayIndexKey: a topic may be listed twice, and the list never changes
          key={i}
          href={href}
          aria-current={label === selected ? 'true' : undefined}
          data-marked={label === marked ? '' : undefined}
        >
          {text}
        </a>
      ))}
    </p>
  );
}
