import { atom } from 'jotai';
import type { ComponentType } from 'react';
import type { Route } from '../../shared/pages/route.ts';
import type { PageName, PageParams } from '../../shared/routes.ts';
import { routeAtom } from '../state/page-store.ts';
import { ArticlesPage } from './ArticlesPage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { PostPage } from './PostPage.tsx';
import { QuotesPage } from './QuotesPage.tsx';
import { ThoughtsPage } from './ThoughtsPage.tsx';

/** What draws a page. */
export type PageComponent<Params = unknown> = {
  Component: ComponentType<{ params: Params }>;
  /** The name of the component's module in this folder, if it is not part of the main module. The document preloads it by this name. */
  chunk?: string;
  /** Loads the chunk. It must have loaded before the page renders. */
  load?: () => Promise<unknown>;
  hasPanel?: boolean;
};

/** A page whose component is in a chunk of its own, by the name of its export. */
function chunk<Params, Name extends string>(
  file: string,
  load: () => Promise<Record<NoInfer<Name>, ComponentType<{ params: Params }>>>,
  name: Name,
): PageComponent<Params> {
  const page: PageComponent<Params> = {
    Component: () => null,
    chunk: file,
    async load() {
      page.Component = (await load())[name];
    },
  };
  return page;
}

/** The components of the pages, by the names in their definitions (shared/pages/). */
const components: { [Name in PageName]: PageComponent<PageParams[Name]> } = {
  home: chunk('HomePage', () => import('./HomePage.tsx'), 'HomePage'),
  thoughts: { Component: ThoughtsPage, hasPanel: true },
  quotes: { Component: QuotesPage, hasPanel: true },
  articles: { Component: ArticlesPage },
  post: { Component: PostPage },
  resources: chunk('TextPages', () => import('./TextPages.tsx'), 'ResourcesPage'),
  document: chunk('TextPages', () => import('./TextPages.tsx'), 'DocumentPage'),
  search: chunk('SearchPage', () => import('./SearchPage.tsx'), 'SearchPage'),
  sundays: chunk('SundaysPage', () => import('./SundaysPage.tsx'), 'SundaysPage'),
  series: chunk('SeriesPage', () => import('./SeriesPage.tsx'), 'SeriesPage'),
  passages: chunk('PassagesPage', () => import('./PassagesPage.tsx'), 'PassagesPage'),
  contact: chunk('ContactPage', () => import('./ContactPage.tsx'), 'ContactPage'),
  handout: chunk('HandoutPage', () => import('./HandoutPage.tsx'), 'HandoutPage'),
  'invalid-handout': chunk('HandoutPage', () => import('./HandoutPage.tsx'), 'InvalidHandoutPage'),
  'not-found': { Component: NotFoundPage },
  'bad-request': chunk('TextPages', () => import('./TextPages.tsx'), 'BadRequestPage'),
};

/** Returns the component of a route's page, which takes the route's parameters. */
export function componentOf({ page }: Pick<Route, 'page'>): PageComponent {
  return components[page.name as PageName] as PageComponent;
}

export const pageComponentAtom = atom((get) => componentOf(get(routeAtom)));
