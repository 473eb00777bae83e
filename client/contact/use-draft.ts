import { type RefObject, useCallback, useEffect, useState } from 'react';
import type { ContactMessage } from '../../shared/contact/contact-outcome.ts';
import { characterCount } from '../../shared/text/character-count.ts';
import { restoreValues, valuesOf } from './form-values.ts';

const key = 'contact-draft';

/** What is typed and not sent yet, for this tab only. */
type Draft = {
  values: Partial<ContactMessage>;
  /** Whether it was being sent when it was kept. */
  sending: boolean;
};

/** Keeps what is typed, and gives it back after a reload or a trip to another page unless the page brought values along. */
export function useDraft(form: RefObject<HTMLFormElement | null>, restores: boolean) {
  /** Of the message; undefined until the browser has counted. */
  const [messageCount, setMessageCount] = useState<number>();
  const [wasSending, setWasSending] = useState(false);

  const store = useCallback(
    (sending = false) => {
      if (!form.current) return;
      const values = valuesOf(form.current);
      storeDraft({ values, sending });
      setMessageCount(characterCount(values.message));
    },
    [form],
  );

  useEffect(() => {
    const draft = restores ? readDraft() : undefined;
    if (draft && form.current) {
      restoreValues(form.current, draft.values);
      setWasSending(draft.sending);
    }
    store();
  }, [form, restores, store]);

  return { keep: store, messageCount, wasSending };
}

function readDraft(): Draft | undefined {
  try {
    const kept: Draft | null = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return kept?.values ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** A browser that keeps nothing costs the draft, not the form. */
function storeDraft(draft: Draft) {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {}
}
