import type { ContactMessage } from '../../shared/contact/contact-outcome.ts';

const key = 'contact-draft';

/** What is typed and not sent yet, for this tab only. */
export type Draft = {
  values: Partial<ContactMessage>;
  /** Whether it was being sent when it was kept. */
  sending: boolean;
};

export function readDraft(): Draft | undefined {
  try {
    const kept: Draft | null = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return kept?.values ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** A browser that keeps nothing costs the draft, not the form. */
export function storeDraft(draft: Draft) {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {}
}
