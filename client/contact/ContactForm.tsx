import { atom, useAtomValue } from 'jotai';
import {
  type ContactField as FieldName,
  messageLength,
} from '../../shared/contact/contact-outcome.ts';
import { paths } from '../../shared/routes.ts';
import { routeAtom, siteAtom } from '../state/page-store.ts';
import { ContactField } from './ContactField.tsx';
import * as styles from './ContactForm.module.css';
import { ContactStatus } from './ContactStatus.tsx';
import { useContactForm } from './use-contact-form.ts';

/** The URL of the post that a message is about; empty if there is none. */
export const aboutUrlAtom = atom((get) => {
  const route = get(routeAtom);
  return route.name === 'contact' && route.about ? get(siteAtom).url + route.about : '';
});

/** The contact form. It also works before hydration: the Worker's response to its POST request is this page. */
export function ContactForm() {
  const { form, botCheck, reply, errors, notice, messageCount, sending, handleInput, submit } =
    useContactForm();

  const about = useAtomValue(aboutUrlAtom);

  const fieldProps = (name: FieldName) => ({
    name,
    error: errors[name],
    readOnly: sending,
    defaultValue:
      reply?.values?.[name] ?? (name === 'message' && about ? `${about}\n\n` : undefined),
    autoFocus: name === Object.keys(reply?.fields ?? {})[0],
  });

  return (
    <form
      ref={form}
      className={`${styles.form} stack scripted`}
      method="post"
      action={paths.contact}
      noValidate
      aria-label="Contact"
      onInput={handleInput}
      onSubmit={submit}
    >
      <p>* Required</p>
      <ContactField {...fieldProps('full_name')} label="Full Name" autoComplete="name" required />
      <ContactField
        {...fieldProps('email')}
        label="Email"
        type="email"
        autoComplete="email"
        required
      />
      <ContactField
        {...fieldProps('phone')}
        label="Phone"
        type="tel"
        autoComplete="tel"
        hint="For example 555-123-4567."
      />
      <ContactField
        {...fieldProps('message')}
        label="Message"
        rows={4}
        hint={
          messageCount === undefined
            ? `At most ${messageLength} characters.`
            : `${messageCount} of at most ${messageLength} characters.`
        }
      />
      <ContactStatus botCheck={botCheck} notice={notice} reply={reply} />
      {/* It is not `disabled`: if it is pressed too early, a message asks to wait. */}
      <button
        type="submit"
        className="button"
        aria-disabled={botCheck.state !== 'ready' || sending}
      >
        {sending ? 'Submitting...' : botCheck.state === 'ready' ? 'Submit' : 'Loading...'}
      </button>
      <BotCheckTerms />
    </form>
  );
}

/** The text that Google requires if the reCAPTCHA badge is hidden. */
function BotCheckTerms() {
  return (
    <p className="fine">
      This site is protected by reCAPTCHA and the Google{' '}
      <a href="https://policies.google.com/privacy">Privacy Policy</a> and{' '}
      <a href="https://policies.google.com/terms">Terms of Service</a> apply.
    </p>
  );
}
