import { useEffect, useRef, useState } from 'react';

/** Calls `onEnd` after `duration` ms of running; paused time does not count. */
export function useClock(duration: number, onEnd: () => void) {
  const [running, setRunning] = useState(true);
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

  return { pause: () => setRunning(false), resume: () => setRunning(true) };
}
