import { elementIds } from '../../shared/dom-contract.ts';
import styles from './WholeChapter.module.css';

/** Says that the list is for a whole chapter. Shown only as the `:target` of a URL for verses. */
export function WholeChapter({ label }: { label: string }) {
  // The key creates a new element for another label. The new element is not the `:target`.
  return (
    <p key={label} id={elementIds.wholeChapter} tabIndex={-1} className={styles.note}>
      Showing {label} (whole chapter)
    </p>
  );
}
