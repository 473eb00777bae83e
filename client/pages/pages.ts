import { atom } from 'jotai';
import { matchPath } from 'react-router';
import { isDecodable } from '../../shared/is-decodable.ts';
import { articlesList, quotesList, thoughtsList } from '../../shared/lists.ts';
import { passageParameter } from '../../shared/passage-href.ts';
import { paths } from '../../shared/paths.ts';
import { queriedPostId } from '../../shared/post-address.ts';
import { locationAtom, type PageLocation } from '../navigation/location-atom.ts';
import { aboutPage } from './AboutPage.tsx';
import { articlesPage } from './ArticlesPage.tsx';
import { badRequestPage } from './BadRequestPage.tsx';
import { contactPage } from './ContactPage.tsx';
import { homePage } from './HomePage.tsx';
import { copyrightPage, privacyPolicyPage, termsPage } from './legal-pages.ts';
import { notFoundPage } from './NotFoundPage.tsx';
import type { Page } from './page.ts';
import { postPage } from './post-page.tsx';
import { quotesPage } from './QuotesPage.tsx';
import { resourcesPage } from './ResourcesPage.tsx';
import { thoughtsPage } from './ThoughtsPage.tsx';
import { unknownPassagePage } from './UnknownPassagePage.tsx';

const pages: readonly (readonly [path: string, page: Page])[] = [
  [paths.home, homePage],
  [paths.thoughts, thoughtsPage],
  [paths.quotes, quotesPage],
  [paths.articles, articlesPage],
  [paths.article, postPage(articlesList)],
  [paths.resources, resourcesPage],
  [paths.contact, contactPage],
  [paths.about, aboutPage],
  [paths.copyright, copyrightPage],
  [paths.privacyPolicy, privacyPolicyPage],
  [paths.terms, termsPage],
];

/** What the page of a list shows where its query names a post. */
const queriedPostPages = new Map(
  [thoughtsList, quotesList].map((list) => [list.path, postPage(list)]),
);

export function pageAt({ pathname, search }: PageLocation): Page {
  if (!isDecodable(pathname) || !isDecodable(search)) return badRequestPage;
  if (pathname !== paths.home && pathname.endsWith('/')) return notFoundPage;
  if (pathname === paths.thoughts && new URLSearchParams(search).has(passageParameter)) {
    return unknownPassagePage;
  }
  const found = pages.find(([path]) => matchPath({ path, caseSensitive: true }, pathname));
  const postId = queriedPostId(pathname, new URLSearchParams(search));
  const queried = postId === undefined ? undefined : queriedPostPages.get(pathname);
  return queried ?? found?.[1] ?? notFoundPage;
}

export const pageAtom = atom((get) => pageAt(get(locationAtom)));
