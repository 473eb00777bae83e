import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import { connect } from './fixture.ts';

type BrowserWindow = {
  grecaptcha?: {
    enterprise: {
      ready(callback: () => void): void;
      execute(siteKey: string, options: { action: string }): Promise<string>;
    };
  };
};

async function load(query: string) {
  const { provider } = await connect();
  const response = await provider.app.request(`/recaptcha/enterprise.js?render=a-key${query}`);
  expect(response.headers.get('Content-Type')).toMatch(/^text\/javascript/);
  const window: BrowserWindow = {};
  runInNewContext(await response.text(), { window, crypto, queueMicrotask });
  if (!window.grecaptcha) throw new Error('The script did not define grecaptcha.');
  return window.grecaptcha.enterprise;
}

test('the bot-check script becomes ready and returns a new token for each call', async () => {
  const enterprise = await load('');
  await new Promise<void>((resolve) => enterprise.ready(resolve));
  const tokens = await Promise.all(
    Array.from({ length: 20 }, () => enterprise.execute('a-key', { action: 'submit' })),
  );
  expect(new Set(tokens).size).toBe(20);
  for (const token of tokens) expect(token).toMatch(/^local-[\da-f]{48}$/);
});

test('the bot-check script simulates the requested error', async () => {
  const execute = async (misbehavior: string) => {
    const enterprise = await load(`&misbehave=${misbehavior}`);
    return enterprise.execute('a-key', { action: 'submit' });
  };
  await expect(execute('throw')).rejects.toThrow('told to fail');
  await expect(execute('throw-nothing')).rejects.toBeNull();
  expect(await execute('no-token')).toBe('');

  const ready = vi.fn();
  (await load('&misbehave=never-ready')).ready(ready);
  await Promise.resolve();
  expect(ready).not.toHaveBeenCalled();

  const { provider } = await connect();
  const missing = await provider.app.request('/recaptcha/enterprise.js?misbehave=not-load');
  expect(missing.status).toBe(404);
});
