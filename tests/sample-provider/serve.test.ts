import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { createProvider } from '../../sample-provider/app.ts';
import { serveProvider } from '../../sample-provider/serve.ts';
import { providerErrorSchema } from '../../shared/content/provider-contract.ts';
import { options } from './fixture.ts';

const provider = createProvider(options);

describe('the served provider', () => {
  test('answers over HTTP at the port it was given', async () => {
    const served = await serveProvider({ provider, port: 0 });
    try {
      expect(served.url).toMatch(/^http:\/\/127\.0\.0\.1:[1-9]\d*$/);
      const response = await fetch(`${served.url}/v1/organizations/x`);
      expect(response.status).toBe(401);
      expect(providerErrorSchema.parse(await response.json()).error).toBe(true);
    } finally {
      await served.close();
    }
  });

  test('says when its port is taken', async () => {
    const served = await serveProvider({ provider, port: 0 });
    try {
      const port = Number(new URL(served.url).port);
      await expect(serveProvider({ provider, port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
    } finally {
      await served.close();
    }
  });

  test('closes though a request is still unanswered, and frees the port', async () => {
    const asked = Promise.withResolvers<void>();
    const app = new Hono().get('/', () => {
      asked.resolve();
      return new Promise<Response>(() => {});
    });
    const served = await serveProvider({ provider: { ...provider, app }, port: 0 });
    const answer = fetch(served.url).catch((error: unknown) => error);
    await asked.promise;
    await served.close();
    expect(await answer).toBeInstanceOf(Error);
    const again = await serveProvider({ provider, port: Number(new URL(served.url).port) });
    await again.close();
  });
});
