import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import styles from './Snackbar.module.css';
import { closeSnackAtom, type Snack, snackAtom } from './snackbar-atoms.ts';
import { useClock } from './use-clock.ts';

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
