import { appendFileSync, readFileSync, rmSync, statSync } from 'node:fs';

/** The responses of an older run may not fit those of today; ms. */
const maxAge = 24 * 60 * 60_000;

/** Opens a file with the responses of a run that may be interrupted. The next run takes them from there for a day. */
export function openJournal(file: string) {
  const responses = new Map<string, unknown>(readLines(file));
  return {
    /** The number of responses from the run before. */
    size: responses.size,
    /** Returns the response to a request from the file, or else sends the request. */
    async read<T>(request: string, send: () => Promise<T>): Promise<T> {
      if (responses.has(request)) return responses.get(request) as T;
      const response = await send();
      appendFileSync(file, `${JSON.stringify([request, response])}\n`);
      return response;
    },
    remove: () => rmSync(file, { force: true }),
  };
}

function readLines(file: string): [string, unknown][] {
  const { mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? {};
  if (mtimeMs === undefined) return [];
  if (Date.now() - mtimeMs > maxAge) {
    rmSync(file);
    return [];
  }
  // The last line may be incomplete.
  const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1);
  return lines.map((line) => JSON.parse(line));
}
