import { useAtomValue } from 'jotai';
import { reportPath } from '../../../shared/site.ts';
import { siteAtom } from '../../state/page-store.ts';
import * as styles from './PreviewBanner.module.css';

/** The banner of a preview deployment. It is above the navigation bar in normal flow and covers nothing. */
export function PreviewBanner() {
  const { preview } = useAtomValue(siteAtom);
  if (!preview) return null;
  return (
    <aside className={`${styles.banner} bleed fine screen-only`} aria-label="Preview">
      {preview} <a href={reportPath}>Reports</a>
    </aside>
  );
}
