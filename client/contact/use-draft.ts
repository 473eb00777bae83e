import { type RefObject, useCallback, useEffect, useState } from 'react';
import type { ContactMessage } from '../../shared/contact/contact-outcome.ts';
import { characterCount } from '../../shared/text/character-count.ts';
import { controlOf, restoreValues, valuesOf } from './form-values.ts';

const key = 'contact-draft';

/** Stores the form's values in the session storage of this tab. With `restores`, fills them in after a reload or a visit to another page. */
export function useDraft(form: RefObject<HTMLFormElement | null>, restores: boolean) {
  /** The length of the message in characters; undefined until the page is hydrated. */
  const [messageCount, setMessageCount] = useState<number>();

  const store = useCallback(() => {
    if (!form.current) return;
    const values = valuesOf(form.current);
    setMessageCount(characterCount(values.message));
    // The URL with which a message begins is no draft.
    const isUnchanged = values.message === controlOf(form.current, 'message').defaultValue;
    storeDraft(restores && isUnchanged ? { ...values, message: '' } : values);
  }, [form, restores]);

  useEffect(() => {
    if (restores && form.current) restoreValues(form.current, readDraft());
    store();
  }, [form, restores, store]);

  return { store, messageCount };
}

function readDraft(): Partial<ContactMessage> {
  try {
    return { ...JSON.parse(sessionStorage.getItem(key) ?? '{}') };
  } catch {
    return {};
  }
}

/** Ignores errors: without storage the form works, and only the draft is lost. */
function storeDraft(values: ContactMessage) {
  try {
    sessionStorage.setItem(key, JSON.stringify(values));
  } catch {}
}
