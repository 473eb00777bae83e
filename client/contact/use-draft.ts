import { type RefObject, useCallback, useEffect, useState } from 'react';
import { characterCount } from '../../shared/text/character-count.ts';
import { readDraft, storeDraft } from './draft.ts';
import { restoreValues, valuesOf } from './form-values.ts';

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
