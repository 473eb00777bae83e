import { useAtomValue } from 'jotai';
import { reportPath } from '../../../shared/routes.ts';
import { siteAtom } from '../../state/page-store.ts';
import * as styles from './PreviewBanner.module.css';

/** What a preview deployment shows. It is above the navigation bar in normal flow and covers nothing. */
export function PreviewBanner() {
  const { preview } = useAtomValue(siteAtom);
  if (!preview) return null;
  const { text, faults } = preview;
  return (
    <aside className={`${styles.banner} bleed fine screen-only`} aria-label="Preview">
      {text} <a href={reportPath}>{faults === undefined ? 'Reports' : `Reports (${faults})`}</a>
    </aside>
  );
}
