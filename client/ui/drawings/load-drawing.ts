import type { DrawingName } from './Drawing.tsx';

const files = import.meta.glob<string>('./*.svg', { query: '?raw', import: 'default' });

/** Returns the markup of a drawing. */
export function loadDrawing(name: DrawingName): Promise<string | undefined> {
  return Promise.resolve(files[`./${name}.svg`]?.());
}
