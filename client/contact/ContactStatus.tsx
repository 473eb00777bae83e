import { useAtomValue } from 'jotai';
import type { ContactNotice, ContactReply } from '../../shared/contact/contact-outcome.ts';
import { dataOf } from '../../shared/content/result.ts';
import { organizationContent } from '../content/content-atoms.ts';
import { siteAtom } from '../state/page-store.ts';
import type { BotCheck } from './bot-check.ts';

type ContactStatusProps = {
  botCheck: BotCheck;
  notice: ContactNotice | undefined;
  /** Set on a page that is the response to the form's POST request. The notice takes the focus there. */
  reply: ContactReply | undefined;
};

/** The status of the message, which stays longer than a snackbar, and the ministry's e-mail address. */
export function ContactStatus({ botCheck: { state, load }, notice, reply }: ContactStatusProps) {
  return (
    <>
      {(state === 'slow' || state === 'failed') && (
        <div className="callout stack box">
          {/* Another element, because a translator may have replaced the texts of the last one. */}
          <p key={state}>
            {state === 'slow'
              ? 'The check that keeps robots out is slow to load.'
              : 'The check that keeps robots out could not be loaded.'}{' '}
            You can also write to us at <MinistryEmail />.
          </p>
          {state === 'failed' && (
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
          )}
        </div>
      )}
      {notice && (
        // biome-ignore lint/a11y/noAutofocus: the page is the response to a form submission
        <div className="callout stack box" tabIndex={-1} autoFocus={reply !== undefined}>
          <p>
            <strong>{notice.message}</strong>
          </p>
          {notice.severity !== 'info' && (
            <p>
              {reply?.values === null
                ? 'Going back in your browser brings back what you typed.'
                : 'Nothing that you typed is lost.'}{' '}
              You can also write to us at <MinistryEmail />.
            </p>
          )}
        </div>
      )}
    </>
  );
}

export function MinistryEmail() {
  const { supportEmail } = useAtomValue(siteAtom);
  const organization = useAtomValue(organizationContent.remote);
  const email = dataOf(organization)?.display_email || supportEmail;
  return <a href={`mailto:${email}`}>{email}</a>;
}
