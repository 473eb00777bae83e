import { atom, useAtom, useSetAtom } from 'jotai';
import { type ReactNode, useEffect, useRef } from 'react';
import { copyrightPage } from '../../../shared/pages/document.ts';
import { announcementAtom } from '../../state/announcement-atom.ts';
import { storedAtom } from '../../state/browser-storage.ts';
import { focusNear } from '../focus-near.ts';
import * as styles from './InfoBanner.module.css';

/** When each banner was hidden (ISO 8601), by its id. client/pre-paint.ts reads the same value before the first paint. */
const storedBannersAtom = storedAtom('hidden-banners', (json): object => ({ ...JSON.parse(json) }));

const hiddenBannersAtom = atom(
  (get): object => get(storedBannersAtom) ?? {},
  (get, set, id: string) => {
    const hidden = { ...get(hiddenBannersAtom), [id]: new Date().toISOString() };
    set(storedBannersAtom, JSON.stringify(hidden));
  },
);

/** A note that the visitor can hide permanently (specification, section 4). */
export function InfoBanner({ id, children }: { id: string; children: ReactNode }) {
  const [hidden, hide] = useAtom(hiddenBannersAtom);
  const announce = useSetAtom(announcementAtom);
  const banner = useRef<HTMLDivElement>(null);

  // The checkbox may have been checked before hydration.
  useEffect(() => {
    if (banner.current?.querySelector(':checked')) hide(id);
  }, [id, hide]);

  if (id in hidden) return null;

  function hideAndAnnounce() {
    hide(id);
    announce('The message is hidden.');
    if (banner.current) focusNear(banner.current);
  }

  return (
    <div ref={banner} className={styles.banner} role="note" data-banner={id}>
      <p>{children}</p>
      <label>
        <input type="checkbox" onChange={hideAndAnnounce} /> Hide this message
      </label>
    </div>
  );
}

/** The note of the home page and the resources (specification, section 2). */
export function CopyrightBanner({ id }: { id: string }) {
  return (
    <div className="container">
      <InfoBanner id={id}>
        Not sure if you can use the resources on this website in your sermon or lesson?{' '}
        <a href={copyrightPage.path}>Read our Copyright Statement</a>
      </InfoBanner>
    </div>
  );
}
