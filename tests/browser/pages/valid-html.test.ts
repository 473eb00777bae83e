import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { expect, test } from 'vitest';
import { everyPage } from '../../support/every-page.ts';
import { sharedSite } from '../../support/shared-site.ts';
import { startSite } from '../../support/site.ts';
import { failure, slow } from '../../support/watched-provider.ts';

const site = await sharedSite();

/** The strictest preset. The disabled rules are not part of the standard and conflict with the output of React or the design of the site. */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:document'],
    rules: {
      'attr-case': 'off', // React writes `dateTime`. Attribute names are case-insensitive.
      'attribute-boolean-style': 'off', // React writes `open=""`.
      'attribute-empty-style': 'off', // React writes `hidden=""`.
      'void-style': 'off', // React writes `<br/>`.
      'doctype-style': 'off', // The HTML standard itself writes `<!doctype html>`.
      'require-sri': 'off', // Scripts and styles are same-origin.
    },
  }),
);

/** Returns the validation errors of a response, each with its markup. */
async function htmlErrors(response: Promise<Response>): Promise<string[]> {
  const html = await (await response).text();
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, offset }) => {
      const markup = html.slice(Math.max(0, offset - 30), offset + 90);
      return `${ruleId}: ${message}: ${markup}`;
    }),
  );
}

test.each(everyPage)('%s is valid HTML', async (path) => {
  expect(await htmlErrors(site.get(path))).toEqual([]);
});

test('the preview banner is valid HTML', async () => {
  const preview = await startSite({ DEPLOYMENT: 'preview' });
  expect(await htmlErrors(preview.get('/'))).toEqual([]);
  await preview.close();
});

test('the page for an invalid URL is valid HTML', async () => {
  expect(await htmlErrors(site.get('/quotes?q=%E0%A4'))).toEqual([]);
});

test('a streamed page and a page whose content fails to load are valid HTML', async () => {
  const slowSite = await startSite();
  slowSite.provider.intercept(slow(300));
  expect(await htmlErrors(slowSite.get('/apologetics'))).toEqual([]);
  expect(await htmlErrors(slowSite.get('/'))).toEqual([]);
  slowSite.provider.intercept(() => failure(500, 'Down for repairs.'));
  expect(await htmlErrors(slowSite.get('/resources'))).toEqual([]);
  expect(await htmlErrors(slowSite.get('/terms'))).toEqual([]);
  await slowSite.close();
});
