import { expect, test } from 'vitest';
import { siteForFile } from '../../support/site.ts';

const site = await siteForFile({ SUPPORT_EMAIL: 'safety@ministry.example' });

test('security.txt has a contact and an expiry date', async () => {
  const response = await site.get('/.well-known/security.txt');
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
  const fields = (await response.text()).trimEnd().split('\n');
  const [contact, expires, ...others] = fields;
  expect(contact).toBe('Contact: mailto:safety@ministry.example');
  expect(others).toEqual([
    'Preferred-Languages: en',
    'Canonical: https://areopagus.example/.well-known/security.txt',
  ]);
  const [, date = ''] = /^Expires: (\d{4}-\d\d-\d\dT00:00:00\.000Z)$/.exec(expires ?? '') ?? [];
  const days = (Date.parse(date) - Date.now()) / (24 * 60 * 60_000);
  expect(days).toBeGreaterThan(178);
  expect(days).toBeLessThan(365);
});
