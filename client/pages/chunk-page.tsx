import type { ComponentType } from 'react';
import type { Page } from './page.ts';

/**
 * Creates a page whose component is a chunk of its own. `chunk` is the name of the component,
 * and of its module in this folder. The document preloads it by this name.
 */
export function chunkPage<Name extends string>(
  chunk: Name,
  importModule: () => Promise<Record<Name, ComponentType>>,
): Page {
  let Loaded: ComponentType | undefined;
  return {
    chunk,
    async load() {
      Loaded ??= (await importModule())[chunk];
    },
    Component: () => Loaded && <Loaded />,
  };
}
