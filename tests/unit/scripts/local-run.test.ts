import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { freePort } from '../../../scripts/local-run.ts';

const portWith = (text: string) => {
  vi.stubEnv('PORT', text);
  onTestFinished(() => void vi.unstubAllEnvs());
  return freePort();
};

test.each(['0x24CD', '1e3', '0', '65536', '80.5', 'http'])('PORT=%s is no port', async (port) => {
  await expect(portWith(port)).rejects.toThrow('must be an integer from 1 to 65535');
});

test.each(['127.0.0.1', '::1'])('a program that listens on %s is noticed', async (host) => {
  const server = createServer().listen(0, host);
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  await expect(portWith(`${port}`)).rejects.toThrow(`Port ${port} of ${host} is in use.`);
  await once(server.close(), 'close');
  expect(await portWith(`${port}`)).toBe(port);
});

/** Starts a child that never ends, prints its id, and is killed. */
const program = `
  import { spawn } from 'node:child_process';
  import { endWithParent } from ${JSON.stringify(resolve('scripts/end-with-parent.ts'))};
  endWithParent();
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  child.once('spawn', () => console.log(child.pid));
`;

test('the children of a killed process end', async () => {
  const parent = spawn(process.execPath, ['--input-type=module', '-e', program]);
  const [id] = await once(parent.stdout, 'data');
  const isRunning = () => {
    try {
      return process.kill(Number(id), 0);
    } catch {
      return false;
    }
  };
  expect(isRunning()).toBe(true);
  parent.kill('SIGKILL');
  await expect.poll(isRunning).toBe(false);
});
