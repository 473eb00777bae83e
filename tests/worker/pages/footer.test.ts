import { expect, test } from 'vitest';
import { sampleContent } from '../../../sample-provider/content.ts';
import { readPage } from '../../support/page.ts';
import { siteForEachTest } from '../../support/site.ts';
import { crawler } from '../../support/user-agent.ts';
import { respondTo } from '../../support/watched-provider.ts';

const site = siteForEachTest();

test('the footer names the organization and links to the pages', async () => {
  const page = await readPage(site.get('/'));
  const footer = page.text('footer');
  for (const text of ['1 Sample Street', 'Springfield, IL 62701', 'contact@example.org']) {
    expect(footer).toContain(text);
  }
  expect(footer).toMatch(/© 20\d\d Areopagus Sample Ministry/);
  expect(page.hrefs('footer address a')).toEqual(['mailto:contact@example.org']);
  for (const href of page.hrefs('footer nav a')) {
    expect((await readPage(site.get(href ?? ''))).status).toBe(200);
  }
});

test('the name of the organization is shown as text in one line', async () => {
  const { organization } = sampleContent();
  site.provider.intercept(
    respondTo('/v1/organizations/', () =>
      Response.json({
        data: { ...organization, display_name: 'Grace\ud800 \u202e<b>\0 House\n' },
      }),
    ),
  );
  const page = await readPage(site.get('/', crawler));
  expect(page.text('footer')).toMatch(/© 20\d\d Grace <b> House/);
  expect(page.html).not.toMatch(/[\u202e\ufffd\0]/);
});
