import { type ChildProcess, spawn } from 'node:child_process';
import { subscribe } from 'node:diagnostics_channel';

/** Reads the ids of processes, each once when it starts and once when it ends. Kills what is left when nobody writes any more. */
const watch = `
  const running = new Set();
  require('node:readline').createInterface(process.stdin)
    .on('line', (id) => running.delete(id) || running.add(id))
    .on('close', () => {
      for (const id of running) try { process.kill(id, 'SIGKILL'); } catch {}
    });
`;

/**
 * Ends the children of this process, such as workerd, when it has ended, even if it was killed. Ends this process, too, when npm
 * has ended: a signal to npm reaches only the shell between them.
 */
export function endWithParent(): void {
  const watcher = spawn(process.execPath, ['-e', watch], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  watcher.unref();
  subscribe('child_process', (message) => {
    const { process: child } = message as { process: ChildProcess };
    const report = () => watcher.stdin.write(`${child.pid}\n`);
    child.once('spawn', report).once('exit', report);
  });
  const { ppid, env } = process;
  const endIfOrphan = () => process.ppid !== ppid && process.kill(process.pid, 'SIGTERM');
  if (env.npm_lifecycle_event) setInterval(endIfOrphan, 500).unref();
}
