import { expect, onTestFinished, test } from 'vitest';
import { startSampleProvider } from '../../../scripts/sample-provider.ts';

/** Starts another sample provider and returns its port. */
async function providerPort(sitePort: number) {
  const provider = await startSampleProvider({ generated: 0, sitePort });
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
