import { resolve } from 'node:path';
import { startVitest } from 'vitest/node';
import { parseCommandLine, runCommand, UsageError } from './command-line.ts';

const usage = 'npm run test:corpora -- DIR';

/** `npm run test:corpora -- DIR`: tests the built site with published payloads and posts, which are not part of the project. */
async function testCorpora() {
  const { positionals } = parseCommandLine({ allowPositionals: true }, usage);
  const [folder, ...more] = positionals;
  if (folder === undefined || more.length > 0) {
    throw new UsageError(`Specify the folder of the corpora: ${usage}`);
  }
  process.env.CORPORA = resolve(folder);
  const vitest = await startVitest('test', [], { project: ['corpora'], watch: false });
  await vitest.close();
}

await runCommand(testCorpora);
