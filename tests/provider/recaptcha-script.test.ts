import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { visit } from './fixture.ts';

type BrowserWindow = {
  grecaptcha?: {
    enterprise: {
      ready(callback: () => void): void;
      execute(siteKey: string, options: { action: string }): Promise<string>;
    };
  };
};

test('the bot-check script becomes ready and gives a fresh token for each call', async () => {
  const { provider } = await visit();
  const response = await provider.app.request('/recaptcha/enterprise.js?render=a-key');
  expect(response.headers.get('Content-Type')).toMatch(/^text\/javascript/);

  const window: BrowserWindow = {};
  runInNewContext(await response.text(), { window, crypto, queueMicrotask });
  const { enterprise } = window.grecaptcha ?? {};
  if (enterprise === undefined) throw new Error('The script defined nothing.');

  await new Promise<void>((resolve) => enterprise.ready(resolve));
  const tokens = await Promise.all(
    Array.from({ length: 20 }, () => enterprise.execute('a-key', { action: 'submit' })),
  );
  expect(new Set(tokens).size).toBe(20);
  for (const token of tokens) expect(token).toMatch(/^local-[\da-f]{48}$/);
});
