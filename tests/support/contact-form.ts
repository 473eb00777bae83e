import type { Page } from 'playwright-core';
import type { Misbehavior } from '../../sample-provider/recaptcha.ts';
import { hydrated } from './browser.ts';
import type { Site } from './site.ts';

/** What a visitor types, by the names of the fields. */
export const letter = {
  'Full Name': 'Damaris of Athens',
  Email: 'damaris@example.org',
  Phone: '555-123-4567',
  Message: 'Whom did you mean by the unknown God?\nI would hear you again.',
};

export const emptyLetter = { 'Full Name': '', Email: '', Phone: '', Message: '' };

export type FieldName = keyof typeof letter;

export const fieldNames = Object.keys(letter) as FieldName[];

/** The bot-check's script, wherever it is served. */
export const botCheckScript = '**/recaptcha/enterprise.js*';

export const field = (page: Page, name: FieldName) =>
  page.getByRole('textbox', { name, exact: true });

/** Whatever it says at the moment. */
export const submitButton = (page: Page) =>
  page.getByRole('form', { name: 'Contact' }).locator('button[type=submit]');

export async function fillIn(page: Page, values: Partial<typeof letter> = letter) {
  for (const name of fieldNames) await field(page, name).fill(values[name] ?? '');
}

/** What stands in the fields. */
export async function valuesIn(page: Page): Promise<typeof letter> {
  const values = { ...emptyLetter };
  for (const name of fieldNames) values[name] = await field(page, name).inputValue();
  return values;
}

/** Resolves when the form can be sent. */
export function ready(page: Page) {
  return page.getByRole('button', { name: 'Submit', exact: true, disabled: false }).waitFor();
}

/** Comes to the form and waits until it can be sent. */
export async function openForm(page: Page) {
  await page.goto('/contact');
  await hydrated(page);
  await ready(page);
}

/** Sends by the keyboard, whatever the button says. */
export const pressEnter = (page: Page) => field(page, 'Phone').press('Enter');

/** A message in the snackbar, in the region that announces it. */
export const told = (page: Page, message: string, region: 'Messages' | 'Urgent messages') =>
  page
    .getByRole(region === 'Messages' ? 'status' : 'alert', { name: region, exact: true })
    .getByText(message, { exact: true });

/** Resolves when the visitor is told that the message has arrived. */
export const toldSent = (page: Page) =>
  told(page, 'Your message has been sent!', 'Messages').waitFor();

/** Has the provider serve a bot-check that misbehaves, from the next load on. */
export function misbehave(page: Page, how: Misbehavior) {
  return page.route(botCheckScript, (route) =>
    route.continue({ url: `${route.request().url()}&misbehave=${how}` }),
  );
}

/** Holds whatever matches back until the returned function is called. */
export async function hold(page: Page, url: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Has the provider hold messages back until the returned function is called. */
export function holdMessages({ provider }: Site) {
  const { promise, resolve } = Promise.withResolvers<void>();
  provider.intercept(async ({ path }) => {
    if (path === '/v1/messages') await promise;
    return undefined;
  });
  return resolve;
}
