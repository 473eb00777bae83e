import { type RefObject, useCallback, useEffect, useState } from 'react';
import type { ContactMessage } from '../../shared/contact/contact-outcome.ts';
import { characterCount } from '../../shared/text/character-count.ts';
import { restoreValues, valuesOf } from './form-values.ts';

const key = 'contact-draft';

/** The values that were entered and not sent, in the session storage of this tab. */
type Draft = {
  values: Partial<ContactMessage>;
  /** Whether the message was being sent when the draft was stored. */
  sending: boolean;
};

/** Stores the form's values. With `restores`, fills them in after a reload or a visit to another page. */
export function useDraft(form: RefObject<HTMLFormElement | null>, restores: boolean) {
  /** The length of the message in characters; undefined until the page is hydrated. */
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

  return { store, messageCount, wasSending };
}

function readDraft(): Draft | undefined {
  try {
    const draft: Draft | null = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return draft?.values ? draft : undefined;
  } catch {
    return undefined;
  }
}

/** Ignores errors: without storage the form works, and only the draft is lost. */
function storeDraft(draft: Draft) {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {}
}
