import { useAtom } from 'jotai';
import { atomWithStorage } from 'jotai/utils';
import { useEffect, useRef, useState } from 'react';
import { elementIds } from '../../../shared/dom-contract.ts';
import { paths } from '../../../shared/routes.ts';
import styles from './CookieBanner.module.css';

/** `timestamp` is ISO 8601 (specification, section 3). */
type Acceptance = { accepted: boolean; timestamp: string };

const acceptanceAtom = atomWithStorage<Acceptance | null>('cookie-acceptance', null, undefined, {
  getOnInit: true,
});

/** Renders only in the browser, where the stored acceptance is available. */
export function CookieBanner() {
  const [acceptance, setAcceptance] = useAtom(acceptanceAtom);
  const [leaving, setLeaving] = useState(false);
  const banner = useRef<HTMLElement>(null);

  useEffect(() => {
    if (!leaving) return;
    const animations = banner.current?.getAnimations() ?? [];
    Promise.allSettled(animations.map(({ finished }) => finished)).then(() => setLeaving(false));
  }, [leaving]);

  if (acceptance?.accepted && !leaving) return null;

  function accept() {
    setLeaving(true);
    try {
      setAcceptance({ accepted: true, timestamp: new Date().toISOString() });
    } catch {
      // The storage is full. The acceptance lasts as long as the document.
    }
    document.getElementById(elementIds.page)?.focus({ preventScroll: true });
  }

  return (
    <section
      ref={banner}
      className={leaving ? `${styles.banner} ${styles.leaving}` : styles.banner}
      aria-label="Cookies"
    >
      <p>
        By using this website, you agree to our privacy policy.{' '}
        <a href={paths.privacyPolicy}>
          Learn more<span className="visually-hidden"> about our privacy policy</span>
        </a>
      </p>
      <button type="button" className="button" onClick={accept}>
        Got it!
      </button>
    </section>
  );
}
