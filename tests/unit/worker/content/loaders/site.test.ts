import { expect, test, vi } from 'vitest';
import { sampleOrganization } from '../../../../../sample-provider/content/organization.ts';
import { cachePolicy } from '../../../../../worker/content/cache-policy.ts';
import { contentSite } from '../../../../support/content-site.ts';
import { respondTo } from '../../../../support/watched-provider.ts';

const city = sampleOrganization.physical_address.city;

test('a document waits for the organization no longer than a page does, and has it later', async () => {
  const site = contentSite();
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
  site.intercept(respondTo('/v1/organizations/', () => released));
  vi.mocked(AbortSignal.timeout).mockImplementation((ms) =>
    ms === cachePolicy.streamAfter ? AbortSignal.abort() : new AbortController().signal,
  );
  const terms = () => site.load('/api/documents/terms');
  const before = await terms();
  expect(before).toMatchObject({ storedAt: site.now(), isCached: true });
  expect(JSON.stringify(before.result)).not.toContain(city);
  release(undefined);
  await site.settled();
  site.advance(1);
  const later = await terms();
  expect(later.storedAt).toBe(site.now() - 1);
  expect(JSON.stringify(later.result)).toContain(city);
});
