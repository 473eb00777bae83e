import { parseArgs } from 'node:util';
import { postCount } from '../shared/content/post.ts';
import { blogIdsOf } from '../worker/provider/blog.ts';
import { createProvider } from '../worker/provider/provider.ts';
import { errorLine, ProviderError } from '../worker/provider/provider-error.ts';
import { parseSettings } from '../worker/settings.ts';
import { runCommand, UsageError } from './command-line.ts';
import { archiveSite } from './content/archive-site.ts';
import { readDeploymentConfig } from './deployment/deployment-config.ts';

/**
 * `npm run archive -- DIR`: writes all content of the provider of `wrangler.toml` to a folder, with CLIENT_SECRET of the
 * environment.
 */
await runCommand(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [folder, ...others] = positionals;
  if (!folder || others.length > 0) {
    throw new UsageError('Specify one folder to write to: npm run archive -- DIR');
  }
  const { vars } = await readDeploymentConfig();
  const settings = parseSettings({ ...vars, CLIENT_SECRET: process.env.CLIENT_SECRET });
  const nothing = async () => undefined;
  const provider = createProvider(settings, {
    fetch,
    now: Date.now,
    waitUntil: () => {},
    store: { read: nothing, get: nothing, put: nothing },
  });
  const blogIds = blogIdsOf(settings);
  const archived = archiveSite({ folder, provider, blogIds, onProgress: print });
  const found = await archived.catch(failure).finally(() => console.log());
  console.log(`${found.join('\n')}\n${folder} has all content of ${settings.API_HOST}.`);
});

function failure(error: unknown): never {
  if (!(error instanceof ProviderError)) throw error;
  throw new UsageError(`The content cannot be archived: ${errorLine(error)}.`);
}

/** One line that changes. A log has none. */
function print(list: string, posts: number) {
  if (process.stdout.isTTY) process.stdout.write(`\r\x1b[K${list}: ${postCount(posts)}`);
}
