import { expect, test } from 'vitest';
import { htmlErrors } from '../../support/judges/html-errors.ts';
import { readPage } from '../../support/page.ts';
import { startSite } from '../../support/site.ts';

const banner = 'dialog[open]';

test('each page of a preview says what is deployed and where its content comes from', async () => {
  const site = await startSite({ DEPLOYMENT: 'preview' });
  const { host } = new URL(site.provider.url);
  for (const path of ['/', '/nowhere', '/quotes?q=%']) {
    const page = await readPage(site.get(path));
    expect(page.texts(banner)).toHaveLength(1);
    expect(await htmlErrors(page.html)).toEqual([]);
    const said = /Preview of \S+ at ([0-9a-f]{8}|unknown) \(version \S+\), built [A-Z].+ UTC\. Its/;
    expect(page.text(banner)).toMatch(said);
    expect(page.text(banner)).toContain(`Its content comes from ${host}.`);
    expect(page.headers.get('X-Robots-Tag')).toBe('noindex, nofollow');
  }
  await site.close();
});

test.each(['production', 'local'])('a page of %s has no banner', async (DEPLOYMENT) => {
  const site = await startSite({ DEPLOYMENT });
  expect((await readPage(site.get('/'))).texts('dialog[open]')).toEqual([]);
  await site.close();
});

test('a preview of the sample content says so and that messages are not sent', async () => {
  const site = await startSite({ DEPLOYMENT: 'preview', API_HOST: 'embedded' });
  const { text } = await readPage(site.get('/contact'));
  expect(text(banner)).toMatch(/sample content, and messages .* reach nobody/);
  await site.close();
});
