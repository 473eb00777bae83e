import { useAtom, useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { announcementAtom } from '../layout/announcement-atom.ts';
import { hiddenBannersAtom } from './hidden-banners-atom.ts';
import styles from './InfoBanner.module.css';

/** A note that stays until the reader hides it, and then stays hidden (specification, section 4). */
export function InfoBanner({ id, children }: { id: string; children: ReactNode }) {
  const [hidden, setHidden] = useAtom(hiddenBannersAtom);
  const announce = useSetAtom(announcementAtom);
  if (hidden[id]) return null;

  function hide() {
    setHidden((others) => ({ ...others, [id]: new Date().toISOString() }));
    announce('The message is hidden.');
    document.getElementById('page')?.focus({ preventScroll: true });
  }

  return (
    <div className={styles.banner} role="note" data-banner={id}>
      <p>{children}</p>
      <label>
        <input type="checkbox" onChange={hide} /> Hide this message
      </label>
    </div>
  );
}
