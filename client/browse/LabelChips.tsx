import styles from './LabelChips.module.css';
import type { LabelGroup } from './label-group.ts';

type LabelChipsProps = { group: LabelGroup; selected: string | undefined };

export function LabelChips({ group, selected }: LabelChipsProps) {
  return (
    <p className={styles.chips}>
      {group.chips.map(({ text, label, href }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a topic may be listed twice, and the list never changes
        <a key={i} href={href} aria-current={label === selected ? 'true' : undefined}>
          {text}
        </a>
      ))}
    </p>
  );
}
