import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { focusNear } from '../focus-near.ts';
import { Icon } from '../icons.tsx';
import { openSheetAtom } from '../sheet.ts';
import * as styles from './Snackbar.module.css';
import { type Snack, snackAtom } from './snackbar-atoms.ts';

/** Shows the current message. The live regions are always rendered: a message is announced only in a region that exists before it. */
export function Snackbar() {
  const snack = useAtomValue(snackAtom);
  const shown = snack && <SnackMessage key={snack.id} snack={snack} />;
  const urgent = snack?.severity === 'error';
  const sheet = useAtomValue(openSheetAtom);
  const regions = (
    <div className={styles.corner}>
      <div role="status" aria-label="Messages">
        {!urgent && shown}
      </div>
      <div role="alert" aria-label="Urgent messages">
        {urgent && shown}
      </div>
    </div>
  );
  return sheet ? createPortal(regions, sheet) : regions;
}

function SnackMessage({ snack }: { snack: Snack }) {
  const { message, severity, duration } = snack;
  const setSnack = useSetAtom(snackAtom);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const paused = hovered || focused;

  useEffect(() => {
    if (paused) return;
    const timer = setTimeout(setSnack, duration, null);
    return () => clearTimeout(timer);
  }, [paused, setSnack, duration]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pointer and focus only pause the timer
    <div
      className={`${styles.snack} box`}
      data-severity={severity}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <p>{message}</p>
      <button
        type="button"
        className="icon-button"
        aria-label="Close"
        onClick={({ currentTarget }) => {
          focusNear(currentTarget);
          setSnack(null);
        }}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
