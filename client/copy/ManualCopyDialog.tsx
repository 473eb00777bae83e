import { type ClipboardEvent, useEffect, useRef } from 'react';
import type { CopiedPost } from './copied-post.ts';
import styles from './ManualCopyDialog.module.css';

type ManualCopyDialogProps = {
  copied: CopiedPost;
  /** Called after the complete text has been copied. */
  onCopy: () => void;
  onClose: () => void;
};

/** Shows the text selected, so that the visitor can copy it if the browser does not allow the site to. */
export function ManualCopyDialog({ copied, onCopy, onClose }: ManualCopyDialogProps) {
  const { text, html } = copied;
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    dialog.current?.showModal();
    field.current?.focus();
    field.current?.select();
  }, []);

  /** Copies the complete text in both formats. The browser copies a partial selection. */
  function copyBoth(event: ClipboardEvent<HTMLTextAreaElement>) {
    const { selectionStart, selectionEnd, value } = event.currentTarget;
    if (selectionEnd - selectionStart < value.length) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', text);
    event.clipboardData.setData('text/html', html);
    dialog.current?.close();
    onCopy();
  }

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="manual-copy"
      closedby="any"
      onClose={onClose}
    >
      <h2 id="manual-copy">Copy it yourself</h2>
      <p id="manual-copy-help">
        Your browser did not let this site copy. The text is selected: press Ctrl+C, or ⌘C on a Mac.
        On a phone, touch it and choose Copy.
      </p>
      <textarea
        ref={field}
        readOnly
        rows={10}
        aria-label="Text to copy"
        aria-describedby="manual-copy-help"
        value={text}
        onCopy={copyBoth}
      />
      <form method="dialog">
        <button type="submit" className="button">
          Close
        </button>
      </form>
    </dialog>
  );
}
