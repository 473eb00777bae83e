import { atom } from 'jotai';
import { articlesList, type List, quotesList, thoughtsList } from '../../shared/content/lists.ts';
import type { DocumentName } from '../../shared/content/site-document.ts';
import { paths, type Route } from '../../shared/routes.ts';
import { routeAtom } from '../state/route-atom.ts';
import { siteAtom } from '../state/site-atom.ts';
import { articlesPage } from './ArticlesPage.tsx';
import { badRequestPage } from './BadRequestPage.tsx';
import { contactPage } from './contact-page.tsx';
import { documentPage } from './document-page.tsx';
import { homePage } from './HomePage.tsx';
import { handoutPage } from './handout-page.tsx';
import { notFoundPage } from './NotFoundPage.tsx';
import type { Page } from './page.ts';
import { postPage } from './post-page.tsx';
import { quotesPage } from './QuotesPage.tsx';
import { resourcesPage } from './ResourcesPage.tsx';
import { sundaysPage } from './SundaysPage.tsx';
import { thoughtsPage } from './ThoughtsPage.tsx';
import { unknownPassagePage } from './UnknownPassagePage.tsx';

const listPages: Record<List['name'], Page> = {
  thoughts: thoughtsPage,
  quotes: quotesPage,
  articles: articlesPage,
};

const postPages: Record<List['name'], Page> = {
  thoughts: postPage(thoughtsList),
  quotes: postPage(quotesList),
  articles: postPage(articlesList),
};

const documentPages: Record<DocumentName, Page> = {
  about: documentPage('About Us', paths.about, 'about'),
  copyright: documentPage('Copyright Statement', paths.copyright),
  'privacy-policy': documentPage('Privacy Policy', paths.privacyPolicy),
  terms: documentPage('Terms of Use', paths.terms),
};

/** Returns the page of a route. */
export function pageFor(route: Route): Page {
  switch (route.name) {
    case 'home':
      return homePage;
    case 'list':
      return listPages[route.list.name];
    case 'passage-entry':
      return unknownPassagePage;
    case 'post':
      return postPages[route.list.name];
    case 'resources':
      return resourcesPage;
    case 'document':
      return documentPages[route.document];
    case 'sundays':
      return sundaysPage;
    case 'contact':
      return contactPage;
    case 'handout':
    case 'invalid-handout':
      return handoutPage;
    case 'not-found':
      return notFoundPage;
    case 'bad-request':
      return badRequestPage;
  }
}

export const pageAtom = atom((get) => pageFor(get(routeAtom)));

/** The title, description and canonical URL in the document head. `canonical` is null if the page must not be indexed. */
export type DocumentMeta = { title: string; description: string; canonical: string | null };

export const metaAtom = atom((get): DocumentMeta => {
  const { productName, url } = get(siteAtom);
  const { title, description, canonical } = get(pageAtom).meta(get);
  return {
    title: title ? `${title} | ${productName}` : productName,
    description:
      description ??
      `${productName} helps pastors, teachers and believers with apologetic thoughts on Scripture, quotations by topic, articles and resources.`,
    canonical: canonical === null ? null : url + canonical,
  };
});
