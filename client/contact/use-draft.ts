import { type RefObject, useCallback, useEffect, useState } from 'react';
import {
  type ContactMessage,
  contactFields,
  messageCount,
} from '../../shared/contact/contact-message.ts';

const key = 'contact-draft';

/** Stores the form's values in the session storage of this tab, and fills them in after a reload or a visit to another page. */
export function useDraft(form: RefObject<HTMLFormElement | null>) {
  /** The length of the message: '33', 'More than 8000'; undefined until the page is hydrated. */
  const [length, setLength] = useState<string>();

  const store = useCallback(() => {
    if (!form.current) return;
    const values = valuesOf(form.current);
    const { count, isCut } = messageCount(values.message);
    setLength(isCut ? `More than ${count}` : `${count}`);
    // The URL with which a message begins is no draft.
    if (values.message === controlOf(form.current, 'message').defaultValue) values.message = '';
    try {
      sessionStorage.setItem(key, JSON.stringify(values));
    } catch {
      // Without storage the form works, and only the draft is lost.
    }
  }, [form]);

  useEffect(() => {
    if (form.current) restoreDraft(form.current);
    store();
  }, [form, store]);

  return { store, length };
}

/** Fills in the stored values. A field that was changed keeps its value, and a message that begins with the URL of a post keeps the URL. */
function restoreDraft(form: HTMLFormElement) {
  try {
    const values = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    for (const field of contactFields) {
      const control = controlOf(form, field);
      const value = Reflect.get(values, field);
      if (typeof value !== 'string' || control.value !== control.defaultValue) continue;
      control.value = value.startsWith(control.value) ? value : control.value + value;
    }
  } catch {
    // Without storage, or if the stored value is damaged, there is no draft.
  }
}

export function controlOf(form: HTMLFormElement, field: string) {
  return form.elements.namedItem(field) as HTMLInputElement | HTMLTextAreaElement;
}

export function valuesOf(form: HTMLFormElement): ContactMessage {
  const entries = contactFields.map((field) => [field, controlOf(form, field).value]);
  return Object.fromEntries(entries);
}
