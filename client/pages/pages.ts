import { atom } from 'jotai';
import type { ComponentType } from 'react';
import type { ListName } from '../../shared/content/lists.ts';
import type { Route } from '../../shared/routes.ts';
import { routeAtom } from '../state/page-store.ts';
import { ArticlesPage } from './ArticlesPage.tsx';
import { BadRequestPage, NotFoundPage } from './NotFoundPage.tsx';
import { QuotesPage } from './QuotesPage.tsx';
import { ThoughtsPage } from './ThoughtsPage.tsx';

export type Page = {
  Component: ComponentType;
  /** The name of the component's module in this folder, if it is not part of the main module. The document preloads it by this name. */
  chunk?: string;
  /** Loads the chunk. It must have loaded before the page renders. */
  load?: () => Promise<unknown>;
  hasPanel?: boolean;
};

function chunkPage<Name extends string>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType>>,
  chunk: string = name,
): Page {
  const page: Page = {
    Component: () => null,
    chunk,
    async load() {
      page.Component = (await load())[name];
    },
  };
  return page;
}

const listPages: Record<ListName, Page> = {
  thoughts: { Component: ThoughtsPage, hasPanel: true },
  quotes: { Component: QuotesPage, hasPanel: true },
  articles: { Component: ArticlesPage },
};

export const handoutPage = chunkPage('HandoutPage', () => import('./HandoutPage.tsx'));

const loadTextPages = () => import('./TextPages.tsx');

/** The pages of the routes, by their names. A list has a page of its own. */
const pages: Record<Exclude<Route['name'], 'list'>, Page> = {
  home: chunkPage('HomePage', () => import('./HomePage.tsx')),
  post: chunkPage('PostPage', () => import('./PostPage.tsx')),
  resources: chunkPage('ResourcesPage', loadTextPages, 'TextPages'),
  document: chunkPage('DocumentPage', loadTextPages, 'TextPages'),
  sundays: chunkPage('SundaysPage', () => import('./SundaysPage.tsx')),
  passages: chunkPage('PassagesPage', () => import('./PassagesPage.tsx')),
  contact: chunkPage('ContactPage', () => import('./ContactPage.tsx')),
  handout: handoutPage,
  'invalid-handout': handoutPage,
  'not-found': { Component: NotFoundPage },
  'bad-request': { Component: BadRequestPage },
};

export function pageFor(route: Route): Page {
  return route.name === 'list' ? listPages[route.list] : pages[route.name];
}

export const pageAtom = atom((get) => pageFor(get(routeAtom)));
