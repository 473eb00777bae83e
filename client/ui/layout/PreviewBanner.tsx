import { useAtomValue } from 'jotai';
import { reportPath } from '../../../shared/routes.ts';
import { siteAtom } from '../../state/page-store.ts';
import * as styles from './PreviewBanner.module.css';

/** What a preview deployment shows. A closed banner stays closed in its tab until another build is shown: client/pre-paint.ts reads the stored value. */
export function PreviewBanner() {
  const { preview } = useAtomValue(siteAtom);
  if (!preview) return null;
  const { build, text, faults } = preview;

  function storeClosed() {
    try {
      sessionStorage.setItem('closed-preview', build);
    } catch {
      // Storage access is denied: the closed state is not stored.
    }
  }

  return (
    <dialog
      open
      className={`${styles.banner} bleed fine screen-only`}
      aria-label="Preview"
      data-banner={build}
      onClose={storeClosed}
    >
      <p>
        {text} <a href={reportPath}>{faults === undefined ? 'Reports' : `Reports (${faults})`}</a>
      </p>
      {/* It closes the dialog without JavaScript. */}
      <form method="dialog">
        <button type="submit" className="secondary">
          Close
        </button>
      </form>
    </dialog>
  );
}
