import { useEffect, useRef } from 'react';

/** Calls `onEnd` after `duration` ms; only the time in which it is running counts. */
export function useClock(duration: number, running: boolean, onEnd: () => void) {
  const left = useRef(duration);
  const end = useRef(onEnd);
  end.current = onEnd;

  useEffect(() => {
    if (!running) return;
    const began = performance.now();
    const timer = setTimeout(() => end.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - began;
    };
  }, [running]);
}
