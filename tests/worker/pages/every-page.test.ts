import { expect, test } from 'vitest';
import { everyPage } from '../../support/every-page.ts';
import { deadFragments, deadLinks } from '../../support/judges/dead-links.ts';
import { htmlErrors } from '../../support/judges/html-errors.ts';
import { siteForFile } from '../../support/site.ts';
import { failure } from '../../support/watched-provider.ts';

const site = await siteForFile({}, { clock: true });
const html = async (path: string) => (await site.read(path)).html;
const policyOf = (headers: Headers) => headers.get('Content-Security-Policy');
const policy = policyOf((await site.get('/')).headers);

test.each(everyPage)(
  '%s is valid HTML without the banner of cookies, with one style and one script that are inline',
  async (path) => {
    const page = await site.read(path);
    if (!path.startsWith('/contact')) expect(policyOf(page.headers)).toBe(policy);
    expect(await htmlErrors(page.html)).toEqual([]);
    expect(deadFragments(page)).toEqual([]);
    const inline = page.document.querySelectorAll(
      'style, [style], script:not([src], [type$=json])',
    );
    expect(Array.from(inline, ({ localName }) => localName)).toEqual(['style', 'script']);
    expect(page.html).not.toMatch(/Got it!|you agree to our privacy/);
    // Chromium omits such a space from an accessible name.
    for (const { innerHTML } of page.document.querySelectorAll('a, button, summary, label, h2'))
      expect(innerHTML).not.toMatch(/<!-- --> </);
  },
);

test('every link leads to a page', async () => {
  const pages = await Promise.all(everyPage.map((path) => site.read(path)));
  expect(await deadLinks(site, pages)).toEqual([]);
});

test('an invalid URL, a streamed page and content that fails to load are valid HTML', async () => {
  expect(await htmlErrors(await html('/quotes?q=%E0%A4'))).toEqual([]);
  expect(await htmlErrors((await site.readStreamed('/apologetics?q=streamed')).html)).toEqual([]);
  site.provider.intercept(() => failure(500, 'Down for repairs.'));
  expect(await htmlErrors(await html('/quotes?q=failed'))).toEqual([]);
});
