import { expect, test } from 'vitest';
import { sampleContent } from '../../../sample-provider/content.ts';
import { siteForTests } from '../../support/content-site.ts';
import { respondTo } from '../../support/watched-provider.ts';

/** Pages of an organization without some fields. The schemas of responses have unit tests. */

const site = siteForTests();

function respondWith(data: object) {
  site.intercept(respondTo('/v1/organizations/', () => Response.json({ data })));
}

const { organization } = sampleContent();

test.each<[name: string, data: object]>([
  ['no postal address', { ...organization, physical_address: null }],
  ['a state only', { physical_address: { state: 'IL', city: 7 } }],
])('pages of an organization with %s have no gaps in their texts', async (_, data) => {
  respondWith(data);
  for (const path of ['/quotes', '/terms', '/copyright', '/privacy-policy', '/contact']) {
    const page = await site.read(path);
    expect(page.status).toBe(200);
    expect(page.texts('footer')).toHaveLength(1);
    expect(page.html).not.toMatch(/\b(undefined|null)\b(?!")/);
    for (const text of page.texts('footer address, footer p, main p, main li')) {
      expect(text).not.toMatch(/, ,|,\s*$|^,|,,| {2}/);
    }
    for (const href of page.hrefs('a[href^="mailto:"]')) expect(href).toMatch(/^mailto:\S+@\S+$/);
    const json = JSON.parse(page.text('script[type="application/ld+json"]') ?? '{}');
    expect(JSON.stringify(json)).not.toMatch(/null|undefined|""/);
  }
});

test('an organization with only a name is named where others have more', async () => {
  respondWith({ organization_name: 'Grace House' });
  const page = await site.read('/terms');
  expect(page.text('main')).toContain('("Grace House," "we," "us" and "our")');
  expect(page.text('main')).toContain('Website of Grace House: https://areopagus.example');
  expect(page.text('footer')).toMatch(/© 20\d\d Grace House$/);
  expect(page.texts('footer address')).toEqual(['Grace House']);
  expect(page.text('main')).toContain('Mail: Grace House, support@example.org');
});
