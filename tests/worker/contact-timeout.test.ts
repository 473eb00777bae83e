import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { arrived, messageCalls, postJson, withToken } from '../support/contact-post.ts';
import { expectRefused } from '../support/refused.ts';
import { type Site, startSite } from '../support/site.ts';
import { slow } from '../support/watched-provider.ts';

let site: Site;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site.close());

test('a provider that is too late is not asked again, and nobody claims to know what became of the message', async () => {
  site.provider.intercept(slow(12_000, /messages/));
  await expectRefused(await postJson(site, withToken()), {
    message: 'No answer came, so we cannot say whether your message arrived.',
    status: 503,
  });
  expect(arrived(site)).toHaveLength(0);
  await vi.waitFor(() => expect(arrived(site)).toHaveLength(1), { timeout: 30_000 });
  expect(messageCalls(site)).toBe(1);
}, 60_000);
