import { describe, expect, test } from 'vitest';
import { expectApiError } from '../../support/api-error.ts';
import { messageCalls, postForm, postJson, withToken } from '../../support/contact-post.ts';
import { siteForFile } from '../../support/site.ts';

const site = await siteForFile();

type From = { Origin?: string | undefined; 'Sec-Fetch-Site'?: string };

const elsewhere = 'https://elsewhere.example';

const foreign: [how: string, from: () => From][] = [
  ['of another origin', () => ({ Origin: elsewhere })],
  ['of no origin', () => ({ Origin: 'null' })],
  [
    'of the address that is canonical, but not the one asked',
    () => ({ Origin: 'https://areopagus.example' }),
  ],
  ['that says nothing', () => ({ Origin: undefined })],
  ['of another site', () => ({ Origin: undefined, 'Sec-Fetch-Site': 'cross-site' })],
  ['that contradicts itself', () => ({ Origin: site.url, 'Sec-Fetch-Site': 'cross-site' })],
];

const own: [how: string, from: () => From][] = [
  ['by its origin', () => ({ Origin: site.url })],
  ['by its fetch metadata', () => ({ Origin: undefined, 'Sec-Fetch-Site': 'same-origin' })],
  ['by both', () => ({ Origin: site.url, 'Sec-Fetch-Site': 'same-origin' })],
];

describe.each([
  ['JSON', postJson],
  ['a form', postForm],
])('%s', (kind, submit) => {
  test.each(foreign)('%s is not accepted', async (_, from) => {
    const before = messageCalls(site);
    const answer = await submit(site, withToken(), from());
    const message = 'Messages are only taken from the form on this site.';
    if (kind === 'JSON') await expectApiError(answer, { message, status: 403 });
    else expect(await answer.text()).toContain(message);
    expect(answer.status).toBe(403);
    expect(messageCalls(site)).toBe(before);
  });

  test.each(own)('a post from the site %s is accepted', async (_, from) => {
    expect((await submit(site, withToken(), from())).status).toBe(200);
  });
});
