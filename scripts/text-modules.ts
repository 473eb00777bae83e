import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

/** Vite imports the tables of the Worker as text. */
registerHooks({
  load(url, context, next) {
    if (!url.endsWith('.txt?raw')) return next(url, context);
    const source = `export default ${JSON.stringify(readFileSync(new URL(url), 'utf8'))}`;
    return { format: 'module', source, shortCircuit: true };
  },
});
