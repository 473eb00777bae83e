import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { vi } from 'vitest';
import { findProgram } from '../../../scripts/find-program.ts';
import { freePort } from '../free-port.ts';
import { canClick, type Engine, findRendered, type Key } from './engine.ts';

export type WebKitPrograms = { driver: string; display: string };

/** Finds WebKitGTK's WebDriver and the X server that its browser needs, if both are on this machine. */
export function findWebKit(): WebKitPrograms | undefined {
  const driver = findProgram('WebKitWebDriver');
  const display = findProgram('Xvfb');
  return driver && display ? { driver, display } : undefined;
}

/** Starts WebKitGTK's MiniBrowser on a virtual display, over WebDriver. Its minimum width is 447 px. */
export async function startWebKit(programs: WebKitPrograms): Promise<Engine> {
  const display = await startDisplay(programs.display);
  const port = await freePort();
  const driver = spawn(programs.driver, [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: display.name,
      // WebKit's sandbox does not start as root.
      ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
    },
    stdio: 'ignore',
  });
  const stop = () => Promise.all([end(driver), end(display.server)]);
  const call = callWebDriver(`http://127.0.0.1:${port}`);
  const sessionId = await newSession(call).catch(async (error) => {
    await stop();
    throw error;
  });
  const session = `/session/${sessionId}`;
  const run = <T>(task: string, args: unknown[]) =>
    call<T>('POST', `${session}/execute/sync`, { script: `return (${task})(...arguments)`, args });

  return {
    async open(url) {
      await call('POST', `${session}/url`, { url });
    },
    evaluate: (task, ...args) => run(String(task), args),
    async click(selector, name) {
      // WebDriver's reference to an element: an object with one property, whose value is the element's id.
      const element = await run<Record<string, string> | null>(String(findRendered), [
        selector,
        name ?? null,
      ]);
      if (!element || !(await run(String(canClick), [element]))) {
        throw new Error(`Cannot click: ${selector}`);
      }
      await call('POST', `${session}/element/${Object.values(element)[0]}/click`);
    },
    type: (text) => pressInTurn([...text].map((key) => [key])),
    press: (...keys) => pressInTurn([keys.map((key) => keyCodes[key] ?? key)]),
    async resize(width, height) {
      const bars = String(() => [outerWidth - innerWidth, outerHeight - innerHeight]);
      const [right, top] = await run<[number, number]>(bars, []);
      const rect = { width: width + right, height: height + top };
      await call('POST', `${session}/window/rect`, rect);
    },
    newErrors: () => [],
    async close() {
      await call('DELETE', session);
      await stop();
    },
  };

  async function pressInTurn(chords: string[][]) {
    const actions = chords.flatMap((keys) => [
      ...keys.map((value) => ({ type: 'keyDown', value })),
      ...keys.toReversed().map((value) => ({ type: 'keyUp', value })),
    ]);
    await call('POST', `${session}/actions`, { actions: [{ type: 'key', id: 'keys', actions }] });
  }
}

/** A script that is sent during a navigation may get no response. The caller sends it again; ms. */
const scriptTimeout = 2_000;

/** WebDriver's codes of keys that are not characters. */
const keyCodes: Partial<Record<Key, string>> = { Control: '\uE009', Enter: '\uE007' };

async function startDisplay(program: string) {
  const server = spawn(program, ['-displayfd', '3', '-screen', '0', '1400x1100x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const exit = once(server, 'exit').then(([code]) => {
    throw new Error(`Xvfb ended with ${code}.`);
  });
  const [number] = await Promise.race([once(server.stdio[3] as Readable, 'data'), exit]);
  return { server, name: `:${String(number).trim()}` };
}

async function newSession(call: CallWebDriver): Promise<string> {
  await vi.waitFor(() => call('GET', '/status'), { timeout: 60_000 });
  const { sessionId } = await call<{ sessionId: string }>('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        timeouts: { script: scriptTimeout },
        'webkitgtk:browserOptions': { args: ['--automation'] },
      },
    },
  });
  return sessionId;
}

type CallWebDriver = ReturnType<typeof callWebDriver>;

function callWebDriver(url: string) {
  return async <T>(method: 'GET' | 'POST' | 'DELETE', path: string, body = {}): Promise<T> => {
    const response = await fetch(url + path, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body) }),
      ...(path.endsWith('/execute/sync') && { signal: AbortSignal.timeout(scriptTimeout + 500) }),
    });
    const { value } = (await response.json()) as { value: T };
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  };
}

async function end(program: ChildProcess) {
  if (program.exitCode !== null) return;
  const exit = once(program, 'exit');
  program.kill();
  await exit;
}
