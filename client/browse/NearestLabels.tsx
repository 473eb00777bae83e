import { useAtomValue } from 'jotai';
import type { LabelGroup } from '../../shared/browse/filter-groups.ts';
import { browsedListAtom } from '../state/page-store.ts';
import * as styles from './LabelChips.module.css';
import { anyText, nearestChips } from './label-group.ts';
import { labelCountsAtom } from './panel-atoms.ts';

type NearestLabelsProps = {
  groups: readonly LabelGroup[];
  /** What follows the name of a group: 'any chapter'. */
  any: string;
};

export function NearestLabels({ groups, any }: NearestLabelsProps) {
  const { browse } = useAtomValue(browsedListAtom);
  const counts = useAtomValue(labelCountsAtom);
  const chips = browse.mode === 'label' ? nearestChips(groups, browse.label, counts) : [];
  if (chips.length === 0) return null;
  return (
    <nav className={styles.nearest} aria-labelledby="nearest">
      <p id="nearest">Nearest with posts:</p>
      <ul className={`${styles.chips} row choices`}>
        {chips.map(({ text, label, href }) => (
          <li key={label}>
            <a href={href}>{text === anyText ? `${label}, ${any}` : label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
