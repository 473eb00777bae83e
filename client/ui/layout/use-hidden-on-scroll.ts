import { useEffect, useState } from 'react';

/** Scrolled down further than this, the navigation hides; px (specification, section 9). */
const threshold = 10;

/** Whether the page was last scrolled down, and not at its top. */
export function useHiddenOnScroll(): boolean {
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    function onScroll() {
      const now = window.scrollY;
      if (now !== last) setHidden(now > last && now > threshold);
      last = now;
    }
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  return hidden;
}
