import { createProvider } from '../provider/app.ts';
import { sampleContent } from '../provider/content.ts';
import { defaults } from '../provider/defaults.ts';
import { serveProvider } from '../provider/serve.ts';
import { serveWorker } from './worker-server.ts';

const provider = await serveProvider({
  provider: createProvider({ ...defaults, content: sampleContent() }),
  port: 8788,
});
const s = await serveWorker({
  settings: { API_HOST: provider.url, CLIENT_SECRET: defaults.clientSecret },
  port: 8787,
  direct: true,
  onLog: console.log,
});
console.log(provider.url, s.url, await s.directUrl());
