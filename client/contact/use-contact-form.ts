import { useAtomValue, useSetAtom } from 'jotai';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  type ContactMessage,
  type ContactNotice,
  contactFields,
  contactTexts,
  failureNotice,
  receiptNotice,
} from '../../shared/contact/contact-outcome.ts';
import type { FieldErrors } from '../../shared/content/result.ts';
import { routeAtom } from '../state/route-atom.ts';
import { siteAtom } from '../state/site-atom.ts';
import { executeBotCheck } from './bot-check.ts';
import {
  closeContactSnackAtom,
  contactOutcomeAtom,
  showContactSnackAtom,
} from './contact-atoms.ts';
import { controlOf, emptyValues, valuesOf } from './form-values.ts';
import { sendMessage, validateMessage } from './submit-message.ts';
import { useBotCheck } from './use-bot-check.ts';
import { useDraft } from './use-draft.ts';

const interrupted: ContactNotice = {
  message: 'You left this page while your message was being sent, so it may not have arrived.',
  severity: 'warning',
};

/** The contact form's behaviour (specification, sections 2, 4 and 8). Nothing typed is lost before it has arrived. */
export function useContactForm() {
  const reply = useAtomValue(contactOutcomeAtom);
  const route = useAtomValue(routeAtom);
  const sent = route.name === 'contact' && route.sent;
  const { recaptcha } = useAtomValue(siteAtom);
  const showSnack = useSetAtom(showContactSnackAtom);
  const closeSnack = useSetAtom(closeContactSnackAtom);
  const form = useRef<HTMLFormElement>(null);
  const botCheck = useBotCheck(form, recaptcha);
  const [errors, setErrors] = useState<FieldErrors>(reply?.fields ?? {});
  const [notice, setNotice] = useState(
    sent ? receiptNotice({ status: 200 }) : (reply?.notice ?? undefined),
  );
  const [sending, setSending] = useState(false);
  const busy = useRef(false);
  const draft = useDraft(form, !reply);
  useWarnBeforeUnload(sending);
  useEffect(() => {
    if (draft.wasSending) setNotice(interrupted);
  }, [draft.wasSending]);

  async function typed() {
    draft.keep();
    if (!form.current || Object.keys(errors).length === 0) return;
    const checked = await validateMessage(valuesOf(form.current));
    const still = 'fields' in checked ? checked.fields : {};
    setErrors((before) =>
      Object.fromEntries(Object.entries(still).filter(([field]) => before[field])),
    );
  }

  function showErrors(fields: FieldErrors) {
    flushSync(() => setErrors(fields));
    const first = contactFields.find((field) => fields[field]);
    if (!first || !form.current) return;
    const control = controlOf(form.current, first);
    control.focus();
    // To focus a field of several lines shows its caret only.
    control.scrollIntoView({ block: 'nearest' });
  }

  function notify(told: ContactNotice) {
    showSnack(told);
    setNotice(told);
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    const current = event.currentTarget;
    const checked = await validateMessage(valuesOf(current));
    showErrors('fields' in checked ? checked.fields : {});
    // The outcome of an earlier submit does not stand beside this one.
    setNotice(undefined);
    if ('fields' in checked) closeSnack();
    else if (botCheck.state === 'ready') await send(current, checked.message);
    else askToWait();
    busy.current = false;
  }

  function askToWait() {
    showSnack({ message: contactTexts.notReady, severity: 'error' });
    if (botCheck.state === 'failed') botCheck.load();
  }

  async function send(current: HTMLFormElement, message: ContactMessage) {
    closeSnack();
    setSending(true);
    draft.keep(true);
    const arrived = await verifyAndSend(message);
    // Leaving the page ends the request first, and then the page: the draft stays one that is being sent.
    if (!arrived) await nextTask();
    setSending(false);
    if (arrived) emptyValues(current);
    draft.keep();
  }

  /** Whether the message has arrived; why it has not is told. */
  async function verifyAndSend(message: ContactMessage): Promise<boolean> {
    let token: string;
    try {
      token = await executeBotCheck(recaptcha.siteKey);
    } catch (error) {
      const reason = error instanceof Error ? error.message : '';
      notify({ message: contactTexts.executeError(reason), severity: 'error' });
      return false;
    }
    if (!token) {
      notify({ message: contactTexts.noToken, severity: 'error' });
      return false;
    }
    const answer = await sendMessage(message, token);
    if ('data' in answer) {
      notify(receiptNotice(answer.data));
      return answer.data.status === 200;
    }
    if (answer.error.fields) showErrors(answer.error.fields);
    else notify(failureNotice(answer.error));
    return false;
  }

  return {
    form,
    botCheck,
    reply,
    wrong: errors,
    notice,
    messageCount: draft.messageCount,
    sending,
    typed,
    submit,
  };
}

/** Lets the browser ask before the page is left. */
function useWarnBeforeUnload(active: boolean) {
  useEffect(() => {
    if (!active) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [active]);
}

function nextTask() {
  return new Promise<void>((resolve) => setTimeout(resolve));
}
