import { type ContactMessage, contactFields } from '../../shared/contact/contact-outcome.ts';

export function controlOf(form: HTMLFormElement, field: string) {
  return form.elements.namedItem(field) as HTMLInputElement | HTMLTextAreaElement;
}

export function valuesOf(form: HTMLFormElement): ContactMessage {
  const entries = contactFields.map((field) => [field, controlOf(form, field).value]);
  return Object.fromEntries(entries);
}

/** Fills in the values of a draft. Fields that were changed keep their value. A message that begins with the URL of a post keeps it. */
export function restoreValues(form: HTMLFormElement, values: Partial<ContactMessage>) {
  for (const field of contactFields) {
    const control = controlOf(form, field);
    const value = values[field];
    if (typeof value !== 'string' || control.value !== control.defaultValue) continue;
    control.value = value.startsWith(control.value) ? value : control.value + value;
  }
}

export function clearValues(form: HTMLFormElement) {
  for (const field of contactFields) controlOf(form, field).value = '';
}
