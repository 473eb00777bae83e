import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const serverModule = resolve('scripts/worker-server.ts');

/** Prints whether its scheduled handler succeeded and the lines read. */
const program = `
  import { serveWorker } from ${JSON.stringify(serverModule)};
  let lines = 0;
  const worker = await serveWorker({
    settings: {},
    entry: 'tests/support/talkative-worker.js',
    onLog: () => lines++,
  });
  console.log(await worker.runScheduled(), lines);
  await worker.close();
`;

/** A process of its own: a blocked one cannot end its test. */
test('a crawl that logs a lot does not block the process that reads the log', async () => {
  const options = { timeout: 60_000, killSignal: 'SIGKILL' } as const;
  const args = ['--input-type=module', '-e', program];
  const { stdout } = await promisify(execFile)(process.execPath, args, options);
  expect(stdout).toBe('true 3000\n');
});
