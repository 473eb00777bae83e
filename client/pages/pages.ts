import { atom } from 'jotai';
import { matchPath } from 'react-router';
import { isDecodable } from '../../shared/is-decodable.ts';
import { paths } from '../../shared/paths.ts';
import { locationAtom, type PageLocation } from '../navigation/location-atom.ts';
import { articlePage } from './ArticlePage.tsx';
import { articlesPage } from './ArticlesPage.tsx';
import { badRequestPage } from './BadRequestPage.tsx';
import { homePage } from './HomePage.tsx';
import { notFoundPage } from './NotFoundPage.tsx';
import type { Page } from './page.ts';
import { quotesPage } from './QuotesPage.tsx';
import { resourcesPage } from './ResourcesPage.tsx';
import { thoughtsPage } from './ThoughtsPage.tsx';

const pages: readonly (readonly [path: string, page: Page])[] = [
  [paths.home, homePage],
  [paths.thoughts, thoughtsPage],
  [paths.quotes, quotesPage],
  [paths.articles, articlesPage],
  [paths.article, articlePage],
  [paths.resources, resourcesPage],
];

export function pageAt({ pathname, search }: PageLocation): Page {
  if (!isDecodable(pathname) || !isDecodable(search)) return badRequestPage;
  const found = pages.find(([path]) => matchPath({ path, caseSensitive: true }, pathname));
  return found ? found[1] : notFoundPage;
}

export const pageAtom = atom((get) => pageAt(get(locationAtom)));
