import type { Page } from 'playwright-core';
import type { Misbehavior } from '../../sample-provider/recaptcha.ts';
import { openHydrated } from './browser.ts';

/** The values that a visitor types, by field name. */
export const contactValues = {
  'Full Name': 'Damaris of Athens',
  Email: 'damaris@example.org',
  Phone: '555-123-4567',
  Message: 'Whom did you mean by the unknown God?\nI would hear you again.',
};

export const emptyValues = { 'Full Name': '', Email: '', Phone: '', Message: '' };

export type FieldName = keyof typeof contactValues;

export const fieldNames = Object.keys(contactValues) as FieldName[];

/** The URL pattern of the reCAPTCHA script. */
export const botCheckScript = '**/recaptcha/enterprise.js*';

export const field = (page: Page, name: FieldName) =>
  page.getByRole('textbox', { name, exact: true });

/** The submit button, whatever its text. */
export const submitButton = (page: Page) =>
  page.getByRole('form', { name: 'Contact' }).locator('button[type=submit]');

export async function fillIn(page: Page, values: Partial<typeof contactValues> = contactValues) {
  for (const name of fieldNames) await field(page, name).fill(values[name] ?? '');
}

/** The current values of the fields. */
export async function valuesIn(page: Page): Promise<typeof contactValues> {
  const values = { ...emptyValues };
  for (const name of fieldNames) values[name] = await field(page, name).inputValue();
  return values;
}

/** Resolves when the form can be submitted. */
export function ready(page: Page) {
  return page.getByRole('button', { name: 'Submit', exact: true, disabled: false }).waitFor();
}

/** Opens the contact page and waits until the form can be submitted. */
export async function openForm(page: Page) {
  await openHydrated(page, '/contact');
  await ready(page);
}

/** Submits with the keyboard, whatever the text of the button. */
export const pressEnter = (page: Page) => field(page, 'Phone').press('Enter');

/** A message in the snackbar, in the live region that announces it. */
export const snackbarMessage = (
  page: Page,
  message: string,
  region: 'Messages' | 'Urgent messages',
) =>
  page
    .getByRole(region === 'Messages' ? 'status' : 'alert', { name: region, exact: true })
    .getByText(message, { exact: true });

/** Resolves when the snackbar confirms that the message was sent. */
export const waitForSentMessage = (page: Page) =>
  snackbarMessage(page, 'Your message has been sent!', 'Messages').waitFor();

/** Makes the provider serve a faulty reCAPTCHA script from the next load on. */
export function misbehave(page: Page, how: Misbehavior) {
  return page.route(botCheckScript, (route) =>
    route.continue({ url: `${route.request().url()}&misbehave=${how}` }),
  );
}

/** Replaces the reCAPTCHA script by one with these methods of `grecaptcha.enterprise`. */
export function replaceBotCheck(page: Page, methods: string) {
  const body = `window.grecaptcha = { enterprise: { ${methods} } };`;
  return page.route(botCheckScript, (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
}
