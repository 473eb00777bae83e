import type { Getter } from 'jotai';
import type { ComponentType } from 'react';
import type { Content } from '../content/content-atoms.ts';

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
  /** The content whose absence or failure is the page's: it decides the status of the answer. */
  main?: Content<unknown>;
  /** Whether the status must be known before anything is sent. */
  decidedByMain?: boolean;
  /** What else the page shows, and does without where it fails. */
  extras?: readonly Content<unknown>[];
  /** Whether its content security policy is its own: only a document load can enter and leave it. */
  ownPolicy?: boolean;
  /** Whether a panel of labels comes before its posts. */
  hasPanel?: boolean;
  /** The status of a page that is one by itself. */
  status?: 400 | 404;
};
