import { type ContactMessage, contactFields } from '../../shared/contact/contact-outcome.ts';

export function controlOf(form: HTMLFormElement, field: string) {
  return form.elements.namedItem(field) as HTMLInputElement | HTMLTextAreaElement;
}

export function valuesOf(form: HTMLFormElement): ContactMessage {
  const entries = contactFields.map((field) => [field, controlOf(form, field).value]);
  return Object.fromEntries(entries);
}

/** Fills in what was kept, but for fields that have something in them already. */
export function restoreValues(form: HTMLFormElement, values: Partial<ContactMessage>) {
  for (const field of contactFields) {
    const control = controlOf(form, field);
    const kept = values[field];
    if (typeof kept === 'string' && control.value === '') control.value = kept;
  }
}

export function emptyValues(form: HTMLFormElement) {
  for (const field of contactFields) controlOf(form, field).value = '';
}
