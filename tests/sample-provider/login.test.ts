import { describe, expect, test } from 'vitest';
import { createProvider } from '../../sample-provider/app.ts';
import { providerErrorSchema } from '../../sample-provider/provider-contract.ts';
import { connect, options } from './fixture.ts';

const organizationPath = `/v1/organizations/${options.organizationId}`;

describe('a token', () => {
  test('is valid until its lifetime ends', async () => {
    let time = 1_000_000;
    const { get } = await connect({ now: () => time, tokenLifetime: 60 });
    time += 59_999;
    expect((await get(organizationPath)).status).toBe(200);
    time += 1;
    const expired = await get(organizationPath);
    expect(expired.status).toBe(401);
    expect(expired.headers.get('WWW-Authenticate')).toMatch(/^Bearer .*error="invalid_token"/);
    expect(providerErrorSchema.parse(await expired.json()).status).toBe(401);
  });

  test.each([
    ['none', undefined],
    ['an unknown one', 'Bearer 0123456789'],
  ])('%s: every other call is rejected with a challenge', async (_, authorization) => {
    const { app } = createProvider(options);
    const headers = authorization === undefined ? {} : { Authorization: authorization };
    for (const path of [organizationPath, '/v1/blogger/organization/x/blog/y', '/v1/unknown']) {
      const response = await app.request(path, { headers });
      expect(response.status).toBe(401);
      expect(response.headers.get('WWW-Authenticate')).toMatch(/^Bearer /);
      expect(providerErrorSchema.parse(await response.json()).error).toBe(true);
    }
    expect((await app.request('/v1/messages', { method: 'POST', headers })).status).toBe(401);
  });
});
