import { type MouseEvent, useRef } from 'react';
import { Icon } from '../icons.tsx';
import * as styles from './Drawer.module.css';
import { NavigationLinks } from './NavigationLinks.tsx';

/**
 * The menu of a narrow window: a modal `<dialog>`, which contains and restores focus. The handlers
 * are for browsers without `command` or `closedby`.
 */
export function Drawer() {
  const dialog = useRef<HTMLDialogElement>(null);

  function open(event: MouseEvent) {
    // Cancels the command, which not all browsers have.
    event.preventDefault();
    dialog.current?.showModal();
  }

  function closeOnBackdrop(event: MouseEvent<HTMLDialogElement>) {
    const { currentTarget: drawer, target, clientX } = event;
    if (target === drawer && clientX < drawer.offsetLeft) drawer.close();
  }

  return (
    <>
      <button
        type="button"
        className="icon-button framed"
        aria-label="Menu"
        command="show-modal"
        commandfor="drawer"
        onClick={open}
      >
        <Icon name="menu" />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself */}
      <dialog
        id="drawer"
        ref={dialog}
        className={styles.drawer}
        aria-label="Menu"
        closedby="any"
        onClick={closeOnBackdrop}
      >
        <form method="dialog">
          <button type="submit" className="icon-button framed" aria-label="Close menu">
            <Icon name="close" />
          </button>
        </form>
        <nav aria-label="Menu">
          <NavigationLinks className={`${styles.links} navigation`} hasSearch />
        </nav>
      </dialog>
    </>
  );
}
