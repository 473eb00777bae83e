import { useAtomValue, useSetAtom } from 'jotai';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  type ContactMessage,
  checkContactMessage,
  contactFields,
  type ContactField as FieldName,
  messageLength,
  noTokenMessage,
} from '../../shared/contact/contact-message.ts';
import { errorOf, type FieldErrors } from '../../shared/content/result.ts';
import { announcementAtom } from '../state/announcement-atom.ts';
import { hydratedAtom, siteAtom } from '../state/page-store.ts';
import { Field } from '../ui/Field.tsx';
import { snackAtom } from '../ui/snackbar/snackbar-atoms.ts';
import { executeBotCheck, useBotCheck } from './bot-check.ts';
import * as styles from './ContactForm.module.css';
import { type ContactNotice, noticeOf, sendMessage } from './send-message.ts';
import { controlOf, useDraft, valuesOf } from './use-draft.ts';

/**
 * The contact form (specification, sections 2, 4 and 8). Its script sends the message, so the button is
 * disabled until the page is hydrated. Input is stored until the message is delivered.
 * @param about the URL of the post that the message is about
 */
export function ContactForm({ about }: { about: string | undefined }) {
  const hydrated = useAtomValue(hydratedAtom);
  const { recaptcha } = useAtomValue(siteAtom);
  const setSnack = useSetAtom(snackAtom);
  const announce = useSetAtom(announcementAtom);
  const form = useRef<HTMLFormElement>(null);
  const botCheck = useBotCheck(recaptcha);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [notice, setNotice] = useState<ContactNotice>();
  const [sending, setSending] = useState(false);
  const draft = useDraft(form);

  useEffect(() => {
    window.onbeforeunload = sending ? (event) => event.preventDefault() : null;
  }, [sending]);

  function handleInput() {
    draft.store();
    if (!form.current || Object.keys(errors).length === 0) return;
    const { fields = {} } = checkContactMessage(valuesOf(form.current));
    setErrors((shown) =>
      Object.fromEntries(Object.entries(fields).filter(([field]) => shown[field])),
    );
  }

  function showErrors(fields: FieldErrors) {
    flushSync(() => setErrors(fields));
    const first = contactFields.find((field) => fields[field]);
    if (!first || !form.current) return;
    const control = controlOf(form.current, first);
    // A screen reader reads the error of a field that receives focus.
    if (control === document.activeElement) announce(fields[first] ?? '');
    else control.focus();
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending) return;
    const current = event.currentTarget;
    const { message, fields = {} } = checkContactMessage(valuesOf(current));
    showErrors(fields);
    // Removes what was said of the previous submission.
    setSnack(null);
    setNotice(undefined);
    if (!message) return;
    if (botCheck.state !== 'ready') {
      setSnack({ message: 'reCAPTCHA is not ready. Please wait.', severity: 'error' });
      if (botCheck.state === 'failed') botCheck.load();
      return;
    }
    // Also another submission in the same task finds it.
    flushSync(() => setSending(true));
    const outcome = await verifyAndSend(message);
    setSending(false);
    setNotice(outcome);
    if (outcome) setSnack(outcome);
    if (outcome?.severity === 'info') {
      for (const field of contactFields) controlOf(current, field).value = '';
    }
    draft.store();
  }

  /** Sends a message with a token of the bot check. Resolves to the notice about it; undefined if the errors of fields are shown. */
  async function verifyAndSend(message: ContactMessage): Promise<ContactNotice | undefined> {
    let token: string | null;
    try {
      token = await executeBotCheck(recaptcha.siteKey);
    } catch (error) {
      const reason = (error instanceof Error && error.message) || 'Unknown';
      return { message: `reCAPTCHA Execute Error: ${reason}`, severity: 'error' };
    }
    if (!token) return { message: noTokenMessage, severity: 'error' };
    const result = await sendMessage(message, token);
    const { fields } = errorOf(result) ?? {};
    if (!fields) return noticeOf(result);
    showErrors(fields);
    return undefined;
  }

  const fieldProps = (name: FieldName) => ({
    name,
    error: errors[name],
    readOnly: sending,
    defaultValue: name === 'message' && about ? `${about}\n\n` : undefined,
  });

  return (
    <form
      ref={form}
      className={`${styles.form} stack scripted`}
      noValidate
      aria-label="Contact"
      onInput={handleInput}
      onSubmit={submit}
    >
      <p>* Required</p>
      <Field {...fieldProps('full_name')} label="Full Name" autoComplete="name" required />
      <Field {...fieldProps('email')} label="Email" type="email" autoComplete="email" required />
      <Field
        {...fieldProps('phone')}
        label="Phone"
        inputMode="tel"
        autoComplete="tel-national"
        hint="For example 555-123-4567."
      />
      <Field
        {...fieldProps('message')}
        label="Message"
        rows={4}
        hint={
          draft.length === undefined
            ? `At most ${messageLength} characters.`
            : `${draft.length} of at most ${messageLength} characters.`
        }
      />
      {botCheck.state === 'failed' && (
        <div className="callout stack box">
          <p>The check that keeps robots out could not be loaded.</p>
          <button
            type="button"
            className="secondary"
            onClick={({ currentTarget: { form } }) => {
              form?.querySelector<HTMLElement>('[type=submit]')?.focus();
              botCheck.load();
            }}
          >
            Try again
          </button>
        </div>
      )}
      {/* It stays longer than a snackbar. */}
      {notice && (
        <div className="callout stack box">
          <p>
            <strong>{notice.message}</strong>
          </p>
          {notice.severity !== 'info' && <p>Nothing that you typed is lost.</p>}
        </div>
      )}
      {/* While the bot check loads, it is not `disabled`, and a press shows a message that asks to wait. */}
      <button
        type="submit"
        className="button"
        disabled={!hydrated}
        aria-disabled={botCheck.state !== 'ready' || sending}
      >
        {sending ? 'Submitting...' : botCheck.state === 'ready' ? 'Submit' : 'Loading...'}
      </button>
      {/* The text that Google requires if the reCAPTCHA badge is hidden. */}
      <p className="fine">
        This site is protected by reCAPTCHA and the Google{' '}
        <a href="https://policies.google.com/privacy">Privacy Policy</a> and{' '}
        <a href="https://policies.google.com/terms">Terms of Service</a> apply.
      </p>
    </form>
  );
}
