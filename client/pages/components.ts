import { atom } from 'jotai';
import type { ComponentType } from 'react';
import type { PageName, PageParams, Route } from '../../shared/routes.ts';
import { loadPassageReader } from '../browse/panel-atoms.ts';
import { routeAtom } from '../state/page-store.ts';
import { ListPage } from './ListPage.tsx';
import { InvalidPage, NotFoundPage } from './NotFoundPage.tsx';
import { PostPage } from './PostPage.tsx';

type PageComponent<Params = unknown> = {
  /** Undefined until its chunk has loaded. */
  Component?: ComponentType<{ params: Params }>;
  /** The component's chunk, which is the folder of its module, if it is not part of the main one. The document preloads it. */
  chunk?: string;
  /** Loads the chunk, and what else the page needs. It must have loaded before the page renders. */
  load?: (params: Params) => Promise<void>;
};

/** A page whose component is in another chunk, as the default export of its module. */
function lazy<Params>(
  chunk: string,
  load: () => Promise<{ default: ComponentType<{ params: Params }> }>,
): PageComponent<Params> {
  const page: PageComponent<Params> = {
    chunk,
    async load() {
      page.Component = (await load()).default;
    },
  };
  return page;
}

const components: { [Name in PageName]: PageComponent<PageParams[Name]> } = {
  home: lazy('texts', () => import('./texts/HomePage.tsx')),
  thoughts: {
    Component: ListPage,
    // The filter text can be a passage.
    async load({ filter }) {
      if (filter) await loadPassageReader();
    },
  },
  quotes: { Component: ListPage },
  articles: { Component: ListPage },
  post: { Component: PostPage },
  resources: lazy('texts', () => import('./texts/ResourcesPage.tsx')),
  document: lazy('texts', () => import('./texts/DocumentPage.tsx')),
  search: lazy('texts', () => import('./texts/SearchPage.tsx')),
  sundays: lazy('readings', () => import('./readings/SundaysPage.tsx')),
  series: lazy('readings', () => import('./readings/SeriesPage.tsx')),
  passages: lazy('readings', () => import('./readings/PassagesPage.tsx')),
  contact: lazy('contact', () => import('./contact/ContactPage.tsx')),
  handout: lazy('handout', () => import('./handout/HandoutPage.tsx')),
  'invalid-handout': { Component: InvalidPage },
  'not-found': { Component: NotFoundPage },
  'bad-request': { Component: InvalidPage },
};

/** Returns the component of a route's page, which takes the route's parameters. */
export function componentOf({ page }: Pick<Route, 'page'>): PageComponent {
  return components[page.name as PageName] as PageComponent;
}

export const pageComponentAtom = atom((get) => componentOf(get(routeAtom)));
