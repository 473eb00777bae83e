import { atom } from 'jotai';
import { matchPath } from 'react-router';
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

/** Whether every percent sign begins an encoded octet and the octets are UTF-8 (RFC 3986, section 2.1). */
function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

export const pageAtom = atom((get) => pageAt(get(locationAtom)));
