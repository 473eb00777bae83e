import type { ContactNotice } from '../../shared/contact.ts';
import styles from './ContactStatus.module.css';
import { MinistryEmail } from './MinistryEmail.tsx';
import type { BotCheck } from './use-bot-check.ts';

type ContactStatusProps = {
  botCheck: BotCheck;
  notice: ContactNotice | undefined;
  /** Whether the page answers the form's own post, and begins where it says so. */
  isReply: boolean;
};

/** How it stands with the message, for longer than a snackbar shows it, and the other way to the ministry. */
export function ContactStatus({ botCheck: { state, load }, notice, isReply }: ContactStatusProps) {
  return (
    <>
      {(state === 'slow' || state === 'failed') && (
        <div className={styles.status}>
          <p>
            {state === 'slow'
              ? 'The check that keeps robots out is slow to load.'
              : 'The check that keeps robots out could not be loaded.'}{' '}
            You can also write to us at <MinistryEmail />.
          </p>
          {state === 'failed' && (
            <button type="button" className={styles.retry} onClick={load}>
              Try again
            </button>
          )}
        </div>
      )}
      {notice && (
        // biome-ignore lint/a11y/noAutofocus: a page that answers a post begins with what it says
        <div className={styles.status} tabIndex={-1} autoFocus={isReply}>
          <p>
            <strong>{notice.message}</strong>
          </p>
          {notice.severity !== 'info' && (
            <p>
              Nothing that you typed is lost. You can also write to us at <MinistryEmail />.
            </p>
          )}
        </div>
      )}
    </>
  );
}
