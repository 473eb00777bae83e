import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startVitest } from 'vitest/node';
import { corpusFiles } from './corpus-files.ts';
import { runCommand, UsageError } from './usage-error.ts';

const usage = 'npm run test:corpora -- DIR';

/** `npm run test:corpora -- DIR`: published payloads and posts, which are not part of the project, against the built site. */
async function testCorpora() {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [folder, ...more] = positionals;
  if (folder === undefined || more.length > 0) {
    throw new UsageError(`Name the folder of the corpora: ${usage}`);
  }
  const missing = corpusFiles.filter((file) => !existsSync(join(folder, file)));
  if (missing.length > 0) {
    throw new UsageError(`There is no ${missing.join(', no ')} in ${resolve(folder)}: ${usage}`);
  }
  process.env.CORPORA = resolve(folder);
  const vitest = await startVitest('test', [], { project: ['corpora'], watch: false });
  await vitest.close();
}

await runCommand(testCorpora);
