import type { ComponentType } from 'react';

export type Page = {
  Component: ComponentType;
  /** The chunk of the page's component, if it is not part of the main module; see `chunkPage`. */
  chunk?: string;
  /** Loads the chunk. It must have loaded before the page renders. */
  load?: () => Promise<unknown>;
  hasPanel?: boolean;
};

/**
 * Creates a page whose component is in another chunk. `chunk` is the name of the component's module
 * in this folder. The document preloads it by this name.
 */
export function chunkPage(chunk: string, load: () => Promise<ComponentType>): Page {
  let Loaded: ComponentType | undefined;
  return {
    chunk,
    async load() {
      Loaded ??= await load();
    },
    Component: () => Loaded && <Loaded />,
  };
}
