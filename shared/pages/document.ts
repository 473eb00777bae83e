import { dataOf } from '../content/result.ts';
import { type DocumentName, documentKind, documentTitles } from '../content/site-document.ts';
import { definePage } from './define-page.ts';

export type DocumentParams = { document: DocumentName };

function defineDocumentPage(document: DocumentName, drawing?: 'about') {
  const path = `/${document}`;
  return definePage<DocumentParams, 'document'>('document', {
    path,
    parse: () => ({ document }),
    href: () => path,
    contents: () => ({ main: documentKind.request({ name: document }) }),
    title: () => documentTitles[document],
    description: (_params, results) => dataOf(results(documentKind))?.description,
    isIndexed: () => true,
    hidesHandoutBar: true,
    drawing,
  });
}

export const aboutPage = defineDocumentPage('about', 'about');
export const copyrightPage = defineDocumentPage('copyright');
export const privacyPolicyPage = defineDocumentPage('privacy-policy');
export const termsPage = defineDocumentPage('terms');
