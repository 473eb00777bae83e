import type { DrawingName } from '../../client/ui/drawings/Drawing.tsx';

const files = import.meta.glob<string>('../../client/ui/drawings/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export type Drawings = Record<DrawingName, string>;

export const drawings = Object.fromEntries(
  Object.entries(files).map(([path, markup]) => [path.replace(/^.*\/|\.svg$/g, ''), markup]),
) as Drawings;
