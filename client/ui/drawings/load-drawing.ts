import type { DrawingName } from './drawings-atom.ts';

/** @throws {TypeError} if the module cannot be loaded */
export async function loadDrawing(name: DrawingName): Promise<string> {
  // The condition removes the chunks from the Worker's build.
  if (import.meta.env.SSR) throw new TypeError('Drawings are loaded only in a browser.');
  const modules = import.meta.glob<string>('./*.svg', { query: '?raw', import: 'default' });
  const load = modules[`./${name}.svg`];
  if (!load) throw new TypeError(`There is no drawing "${name}".`);
  return load();
}
