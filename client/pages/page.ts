import type { Getter } from 'jotai';
import type { ComponentType } from 'react';

export type PageMeta = {
  /** Without the product's name, which every title but the home page's ends in. */
  title?: string;
  /** What the page is called beside its section; without it, by its title. */
  name?: string;
  /** The page that leads to this one. */
  section?: { title: string; path: string };
  description?: string;
  /** Path and query of the canonical address; null for what has none and is not to be indexed. */
  canonical: string | null;
};

export type Page = {
  Component: ComponentType;
  meta: (get: Getter) => PageMeta;
  /** Whether a panel of labels comes before its posts. */
  hasPanel?: boolean;
};
