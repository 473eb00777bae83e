import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import styles from './Snackbar.module.css';
import { closeSnackAtom, type Snack, snackAtom } from './snackbar-atoms.ts';

/** The regions are there before their messages: only then is a message announced. */
export function Snackbar() {
  const snack = useAtomValue(snackAtom);
  const shown = snack && <ShownSnack key={snack.id} snack={snack} />;
  const urgent = snack?.severity === 'error';
  return (
    <div className={styles.corner}>
      <div role="status" aria-label="Messages">
        {!urgent && shown}
      </div>
      <div role="alert" aria-label="Urgent messages">
        {urgent && shown}
      </div>
    </div>
  );
}

function ShownSnack({ snack: { id, message, severity, duration } }: { snack: Snack }) {
  const close = useSetAtom(closeSnackAtom);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  useClock(duration, !hovered && !focused, () => close(id));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: reading it stops its clock, nothing else
    <div
      className={`${styles.snack} ${styles[severity]}`}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <p>{message}</p>
      <button type="button" aria-label="Close" onClick={() => close(id)}>
        ×
      </button>
    </div>
  );
}

/** Calls `onEnd` after `duration` ms; only the time in which it is running counts. */
function useClock(duration: number, running: boolean, onEnd: () => void) {
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
