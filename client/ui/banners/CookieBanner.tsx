import { useAtom } from 'jotai';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { privacyPolicyPage } from '../../../shared/pages/document.ts';
import { storedAtom } from '../../state/browser-storage.ts';
import { focusNear } from '../focus-near.ts';
import * as styles from './CookieBanner.module.css';

/** Whether the visitor has accepted cookies (specification, section 3). */
const acceptanceAtom = storedAtom(
  'cookie-acceptance',
  (text) => JSON.parse(text).accepted === true,
);

/** The banner about cookies, rendered only in the browser, when it has read the stored acceptance. */
export function CookieBanner() {
  const [isAccepted, store] = useAtom(acceptanceAtom);
  const [isLeaving, setLeaving] = useState(false);
  const banner = useRef<HTMLElement>(null);

  if (isAccepted === undefined || (isAccepted && !isLeaving)) return null;

  async function accept() {
    flushSync(() => setLeaving(true));
    store(JSON.stringify({ accepted: true, timestamp: new Date().toISOString() }));
    if (!banner.current) return;
    focusNear(banner.current);
    await Promise.allSettled(banner.current.getAnimations().map(({ finished }) => finished));
    setLeaving(false);
  }

  return (
    <section
      ref={banner}
      className={`${styles.banner} bleed`}
      aria-label="Cookies"
      data-leaving={isLeaving || undefined}
    >
      <p>
        By using this website, you agree to our privacy policy.{' '}
        <a href={privacyPolicyPage.path}>
          Learn more<span className="visually-hidden"> about our privacy policy</span>
        </a>
      </p>
      <button type="button" className="button" onClick={accept}>
        Got it!
      </button>
    </section>
  );
}
