import type { Getter } from 'jotai';
import type { ComponentType } from 'react';
import type { PageStore } from '../state/page-store.ts';

export type PageMeta = {
  /** The title without the product name, which is appended. The home page has no title of its own. */
  title?: string;
  /** The name of the page in breadcrumbs; by default the title. */
  name?: string;
  /** The parent page in breadcrumbs. */
  section?: { title: string; path: string };
  description?: string;
  /** The path and query of the canonical URL; null if the page must not be indexed. */
  canonical: string | null;
};

export type Page = {
  Component: ComponentType;
  meta: (get: Getter) => PageMeta;
  /** Loads what the page needs before it renders. On the server this is synchronous. */
  prepare?: (store: PageStore) => Promise<unknown>;
  /** The chunk of the page's component, if it is not part of the main module; see `chunkPage`. */
  chunk?: string;
  /** Loads the chunk. It must have loaded before the page renders. */
  load?: () => Promise<unknown>;
  /** Whether it has a panel of labels before its posts. */
  hasPanel?: boolean | undefined;
};
