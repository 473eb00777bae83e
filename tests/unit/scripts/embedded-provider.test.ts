import { expect, onTestFinished, test } from 'vitest';
import { startEmbeddedProvider } from '../../../scripts/embedded-provider.ts';

/** The port of an embedded provider beside those that are there already. */
async function providerPort(sitePort: number) {
  const provider = await startEmbeddedProvider({ generated: 0, sitePort });
  onTestFinished(provider.close);
  expect((await fetch(`${provider.url}/outbox`)).status).toBe(200);
  return Number(new URL(provider.url).port);
}

test('two sites side by side each have a provider, which leaves the port of its site free', async () => {
  const first = await providerPort(8787);
  const second = await providerPort(first);
  expect(second).toBeGreaterThan(first);
  expect(await providerPort(second + 1)).toBeGreaterThan(second + 1);
});
