import type { BotCheck } from './bot-check.ts';
import type { ContactNotice } from './contact-outcome.ts';

type ContactStatusProps = {
  botCheck: BotCheck;
  notice: ContactNotice | undefined;
};

/** The status of the bot check and of the message, which stays longer than a snackbar. */
export function ContactStatus({ botCheck: { state, load }, notice }: ContactStatusProps) {
  return (
    <>
      {state === 'failed' && (
        <div className="callout stack box">
          <p>The check that keeps robots out could not be loaded.</p>
          <button
            type="button"
            className="secondary"
            onClick={({ currentTarget: { form } }) => {
              form?.querySelector<HTMLElement>('[type=submit]')?.focus();
              load();
            }}
          >
            Try again
          </button>
        </div>
      )}
      {notice && (
        <div className="callout stack box">
          <p>
            <strong>{notice.message}</strong>
          </p>
          {notice.severity !== 'info' && <p>Nothing that you typed is lost.</p>}
        </div>
      )}
    </>
  );
}
