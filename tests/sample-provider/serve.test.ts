import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { createProvider } from '../../sample-provider/app.ts';
import { serveProvider } from '../../sample-provider/serve.ts';
import { providerErrorSchema } from '../../shared/content/provider-contract.ts';
import { options } from './fixture.ts';

const provider = createProvider(options);

describe('the served provider', () => {
  test('responds over HTTP on a free port', async () => {
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

  test('rejects if its port is in use', async () => {
    const served = await serveProvider({ provider, port: 0 });
    try {
      const port = Number(new URL(served.url).port);
      await expect(serveProvider({ provider, port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
    } finally {
      await served.close();
    }
  });

  test('closes while a request is pending, and frees the port', async () => {
    const requested = Promise.withResolvers<void>();
    const app = new Hono().get('/', () => {
      requested.resolve();
      return new Promise<Response>(() => {});
    });
    const served = await serveProvider({ provider: { ...provider, app }, port: 0 });
    const response = fetch(served.url).catch((error: unknown) => error);
    await requested.promise;
    await served.close();
    expect(await response).toBeInstanceOf(Error);
    const again = await serveProvider({ provider, port: Number(new URL(served.url).port) });
    await again.close();
  });
});
