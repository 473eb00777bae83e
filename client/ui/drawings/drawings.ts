import type { Drawings } from './Drawing.tsx';

const files = import.meta.glob<string>('./*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The markup of all drawings. */
export const drawings = Object.fromEntries(
  Object.entries(files).map(([path, markup]) => [path.slice(2, -'.svg'.length), markup]),
) as Drawings;
