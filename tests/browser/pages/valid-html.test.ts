import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { expect, test } from 'vitest';
import { everyPage } from '../../support/every-page.ts';
import { sharedSite } from '../../support/shared-site.ts';
import { startSite } from '../../support/site.ts';
import { failure, slow } from '../../support/watched-provider.ts';

const site = await sharedSite();

/** The strictest preset. What is off is no matter of the standard; it is how React writes, or of no use here. */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:document'],
    rules: {
      'attr-case': 'off', // React writes `dateTime`; names of attributes are the same in either case.
      'attribute-boolean-style': 'off', // React writes `open=""`.
      'attribute-empty-style': 'off', // React writes `hidden=""`.
      'void-style': 'off', // React writes `<br/>`.
      'doctype-style': 'off', // `<!doctype html>` is as the standard's own text has it.
      'require-sri': 'off', // Scripts and styles come from the page's own origin.
    },
  }),
);

/** Each fault with the markup that it is found in. */
async function faults(answer: Promise<Response>): Promise<string[]> {
  const html = await (await answer).text();
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, offset }) => {
      const markup = html.slice(Math.max(0, offset - 30), offset + 90);
      return `${ruleId}: ${message}: ${markup}`;
    }),
  );
}

test.each(everyPage)('%s is valid HTML', async (path) => {
  expect(await faults(site.get(path))).toEqual([]);
});

test("a preview's mark is valid HTML", async () => {
  const preview = await startSite({ DEPLOYMENT: 'preview' });
  expect(await faults(preview.get('/'))).toEqual([]);
  await preview.close();
});

test('an address that is not understood is answered in valid HTML', async () => {
  expect(await faults(site.get('/quotes?q=%E0%A4'))).toEqual([]);
});

test('a page that comes in parts is valid HTML, and one whose content cannot be had', async () => {
  const poor = await startSite();
  poor.provider.intercept(slow(300));
  expect(await faults(poor.get('/apologetics'))).toEqual([]);
  expect(await faults(poor.get('/'))).toEqual([]);
  poor.provider.intercept(() => failure(500, 'Down for repairs.'));
  expect(await faults(poor.get('/resources'))).toEqual([]);
  expect(await faults(poor.get('/terms'))).toEqual([]);
  await poor.close();
});
