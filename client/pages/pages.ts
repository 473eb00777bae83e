import { atom } from 'jotai';
import { matchPath } from 'react-router';
import { isDecodable } from '../../shared/is-decodable.ts';
import { paths } from '../../shared/paths.ts';
import { locationAtom, type PageLocation } from '../navigation/location-atom.ts';
import { aboutPage } from './AboutPage.tsx';
import { articlePage } from './ArticlePage.tsx';
import { articlesPage } from './ArticlesPage.tsx';
import { badRequestPage } from './BadRequestPage.tsx';
import { contactPage } from './ContactPage.tsx';
import { homePage } from './HomePage.tsx';
import { copyrightPage, privacyPolicyPage, termsPage } from './legal-pages.ts';
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
  [paths.contact, contactPage],
  [paths.about, aboutPage],
  [paths.copyright, copyrightPage],
  [paths.privacyPolicy, privacyPolicyPage],
  [paths.terms, termsPage],
];

export function pageAt({ pathname, search }: PageLocation): Page {
  if (!isDecodable(pathname) || !isDecodable(search)) return badRequestPage;
  if (pathname !== paths.home && pathname.endsWith('/')) return notFoundPage;
  const found = pages.find(([path]) => matchPath({ path, caseSensitive: true }, pathname));
  return found ? found[1] : notFoundPage;
}

export const pageAtom = atom((get) => pageAt(get(locationAtom)));
