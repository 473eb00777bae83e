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
import { contactOutcomeAtom, siteAtom } from '../state/page-store.ts';
import { closeSnackAtom, showSnackAtom } from '../ui/snackbar/snackbar-atoms.ts';
import { executeBotCheck, useBotCheck } from './bot-check.ts';
import { sendMessage, validateMessage } from './submit-message.ts';
import { controlOf, useDraft, valuesOf } from './use-draft.ts';

/** The behavior of the contact form (specification, sections 2, 4 and 8). Input is stored until the message is delivered. */
export function useContactForm() {
  const reply = useAtomValue(contactOutcomeAtom);
  const { recaptcha } = useAtomValue(siteAtom);
  const showSnack = useSetAtom(showSnackAtom);
  const closeSnack = useSetAtom(closeSnackAtom);
  const form = useRef<HTMLFormElement>(null);
  const botCheck = useBotCheck(form, recaptcha);
  const [errors, setErrors] = useState<FieldErrors>(reply?.fields ?? {});
  const [notice, setNotice] = useState(reply?.notice ?? undefined);
  const [sending, setSending] = useState(false);
  const busy = useRef(false);
  const draft = useDraft(form, !reply);
  useWarnBeforeUnload(sending);

  async function handleInput() {
    draft.store();
    if (!form.current || Object.keys(errors).length === 0) return;
    const { fields = {} } = await validateMessage(valuesOf(form.current));
    setErrors((shown) =>
      Object.fromEntries(Object.entries(fields).filter(([field]) => shown[field])),
    );
  }

  function showErrors(fields: FieldErrors) {
    flushSync(() => setErrors(fields));
    const first = contactFields.find((field) => fields[field]);
    if (first && form.current) controlOf(form.current, first).focus();
  }

  function notify(newNotice: ContactNotice) {
    showSnack(newNotice);
    setNotice(newNotice);
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    const current = event.currentTarget;
    const { message, fields = {} } = await validateMessage(valuesOf(current));
    showErrors(fields);
    // Removes the notice of the previous submission.
    setNotice(undefined);
    if (!message) closeSnack('action');
    else if (botCheck.state === 'ready') await send(current, message);
    else reportNotReady();
    busy.current = false;
  }

  function reportNotReady() {
    showSnack({ message: contactTexts.notReady, severity: 'error' });
    if (botCheck.state === 'failed') botCheck.load();
  }

  async function send(current: HTMLFormElement, message: ContactMessage) {
    closeSnack('action');
    setSending(true);
    const delivered = await verifyAndSend(message);
    setSending(false);
    if (delivered) {
      for (const field of contactFields) controlOf(current, field).value = '';
    }
    draft.store();
  }

  /** Resolves to true if the message was delivered. A failure is shown. */
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
    const result = await sendMessage(message, token);
    if ('data' in result) {
      notify(receiptNotice(result.data));
      return result.data.status === 200;
    }
    if (result.error.fields) showErrors(result.error.fields);
    else notify(failureNotice(result.error));
    return false;
  }

  return {
    form,
    botCheck,
    reply,
    errors,
    notice,
    messageCount: draft.messageCount,
    sending,
    handleInput,
    submit,
  };
}

function useWarnBeforeUnload(active: boolean) {
  useEffect(() => {
    if (!active) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [active]);
}
