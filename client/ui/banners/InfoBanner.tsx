import { useAtom, useSetAtom } from 'jotai';
import { type ReactNode, useEffect, useRef } from 'react';
import { elementIds } from '../../../shared/dom-contract.ts';
import { announcementAtom } from '../../state/announcement-atom.ts';
import { hiddenBannersAtom } from './hidden-banners-atom.ts';
import styles from './InfoBanner.module.css';

/** A note that stays until the reader hides it, and then stays hidden (specification, section 4). */
export function InfoBanner({ id, children }: { id: string; children: ReactNode }) {
  const [hidden, hide] = useAtom(hiddenBannersAtom);
  const announce = useSetAtom(announcementAtom);
  const box = useRef<HTMLInputElement>(null);

  // It may have been ticked before the page came to life.
  useEffect(() => {
    if (box.current?.checked) hide(id);
  }, [id, hide]);

  if (hidden[id]) return null;

  function hideAndAnnounce() {
    hide(id);
    announce('The message is hidden.');
    document.getElementById(elementIds.page)?.focus({ preventScroll: true });
  }

  return (
    <div className={styles.banner} role="note" data-banner={id}>
      <p>{children}</p>
      <label>
        <input ref={box} type="checkbox" onChange={hideAndAnnounce} /> Hide this message
      </label>
    </div>
  );
}
