import { useAtom } from 'jotai';
import { atomWithStorage } from 'jotai/utils';
import { useState } from 'react';
import { paths } from '../../shared/paths.ts';
import { useHydrated } from '../use-hydrated.ts';
import styles from './CookieBanner.module.css';

/** `timestamp` is ISO 8601 (specification, section 3). */
type Acceptance = { accepted: boolean; timestamp: string };

const acceptanceAtom = atomWithStorage<Acceptance | null>('cookie-acceptance', null, undefined, {
  getOnInit: true,
});

/** Asked for only once the browser's record is known, so that nobody who accepted sees it. */
export function CookieBanner() {
  return useHydrated() ? <KnownCookieBanner /> : null;
}

function KnownCookieBanner() {
  const [acceptance, setAcceptance] = useAtom(acceptanceAtom);
  const [leaving, setLeaving] = useState(false);
  if (acceptance?.accepted && !leaving) return null;

  function accept() {
    setLeaving(true);
    setAcceptance({ accepted: true, timestamp: new Date().toISOString() });
    document.getElementById('page')?.focus({ preventScroll: true });
  }

  return (
    <section
      className={leaving ? `${styles.banner} ${styles.leaving}` : styles.banner}
      aria-label="Cookies"
      onAnimationEnd={() => setLeaving(false)}
    >
      <p>
        By using this website, you agree to our privacy policy.{' '}
        <a href={paths.privacyPolicy} aria-label="Learn more about our privacy policy">
          Learn more
        </a>
      </p>
      <button type="button" className="button" onClick={accept}>
        Got it!
      </button>
    </section>
  );
}
