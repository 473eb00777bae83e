import { parseArgs } from 'node:util';
import { createProvider } from './app.ts';
import { sampleContent } from './content.ts';
import { defaults } from './defaults.ts';
import { serveProvider } from './serve.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '8788' },
    hostname: { type: 'string', default: '127.0.0.1' },
    posts: { type: 'string', default: '0' },
  },
});

const provider = createProvider({
  ...defaults,
  content: sampleContent({ generated: Number(values.posts) }),
});

try {
  const { url } = await serveProvider({
    provider,
    port: Number(values.port),
    hostname: values.hostname,
  });
  console.log(`The embedded provider answers at ${url}`);
} catch (error) {
  const inUse = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  if (!inUse) throw error;
  console.error(`Port ${values.port} is in use. Choose another with --port.`);
  process.exitCode = 1;
}
