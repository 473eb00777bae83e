import { elementIds } from '../../shared/dom-contract.ts';
import styles from './WholeChapter.module.css';

/** Shows only where the address leads to it: verses were asked for. */
export function WholeChapter({ label }: { label: string }) {
  // Another label's is another element, so that it is not the address's target any more.
  return (
    <p key={label} id={elementIds.wholeChapter} tabIndex={-1} className={styles.note}>
      Showing {label} (whole chapter)
    </p>
  );
}
