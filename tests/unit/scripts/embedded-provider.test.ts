import { expect, onTestFinished, test } from 'vitest';
import { startEmbeddedProvider } from '../../../scripts/embedded-provider.ts';

/** Starts another embedded provider and returns its port. */
async function providerPort(sitePort: number) {
  const provider = await startEmbeddedProvider({ generated: 0, sitePort });
  onTestFinished(provider.close);
  expect((await fetch(`${provider.url}/outbox`)).status).toBe(200);
  return Number(new URL(provider.url).port);
}

test('each of two sites has its own provider, which does not use the port of its site', async () => {
  const first = await providerPort(8787);
  const second = await providerPort(first);
  expect(second).toBeGreaterThan(first);
  expect(await providerPort(second + 1)).toBeGreaterThan(second + 1);
});
