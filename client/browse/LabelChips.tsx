import { browseLabel, browseQuery } from '../../shared/browse.ts';
import styles from './LabelChips.module.css';
import type { LabelGroup } from './label-group.ts';

type LabelChipsProps = { group: LabelGroup; selected: string | undefined };

/** Links of their query alone: there are hundreds of them, and the path is the page's own. */
export function LabelChips({ group, selected }: LabelChipsProps) {
  const chips = [{ text: 'Any', label: group.name }, ...group.chips];
  return (
    <p className={styles.chips}>
      {chips.map(({ text, label }, i) => (
        <a
          // biome-ignore lint/suspicious/noArrayIndexKey: a topic may be listed twice, and the list never changes
          key={i}
          href={browseQuery(browseLabel(label))}
          aria-current={label === selected ? 'true' : undefined}
        >
          {text}
        </a>
      ))}
    </p>
  );
}
