import type { Article, BreadcrumbList, Graph, Organization, Quotation, WebSite } from 'schema-dts';
import { documentHeadAtom, pageHeadAtom, pageResults } from '../../client/pages/page-head.ts';
import { type PageStore, routeAtom, siteAtom } from '../../client/state/page-store.ts';
import { organizationKind, organizationName } from '../../shared/content/organization.ts';
import { postKind } from '../../shared/content/post.ts';
import { postsKind } from '../../shared/content/posts.ts';
import { dataOf } from '../../shared/content/result.ts';
import type { ListedPost } from '../../shared/content/stored-schemas.ts';
import { copyrightPage, termsPage } from '../../shared/pages/document.ts';
import { homePage } from '../../shared/pages/home.ts';
import { postHref } from '../../shared/pages/post.ts';
import { shareCard } from './share-card.ts';

/** JSON-LD 1.1, at the end of the document, when all content has loaded. Pages that are not indexed have none. */
export function structuredData(store: PageStore): string {
  const { canonical } = store.get(documentHeadAtom);
  if (canonical === null) return '';
  const results = pageResults(store.get);
  const single = dataOf(results(postKind));
  const posts = single ? [single] : (dataOf(results(postsKind))?.posts ?? []);
  const quotations = posts.flatMap((post) => quotation(store, post));
  const graph: Graph = {
    '@context': 'https://schema.org',
    '@graph': [
      organization(store),
      webSite(store),
      ...breadcrumbs(store),
      ...(quotations.length === 0 && single ? [article(store, single, canonical)] : quotations),
    ],
  };
  const json = JSON.stringify(graph).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${json}</script>`;
}

const organizationId = (url: string) => ({ '@id': `${url}/#organization` });
const webSiteId = (url: string) => ({ '@id': `${url}/#website` });

function organization(store: PageStore): Organization {
  const { productName, url } = store.get(siteAtom);
  const data = dataOf(pageResults(store.get)(organizationKind)) ?? {};
  const { address_line_one, city, state, postal_code } = data.physical_address ?? {};
  const address = {
    '@type': 'PostalAddress' as const,
    ...(address_line_one && { streetAddress: address_line_one }),
    ...(city && { addressLocality: city }),
    ...(state && { addressRegion: state }),
    ...(postal_code && { postalCode: postal_code }),
  };
  return {
    '@type': 'Organization',
    ...organizationId(url),
    name: organizationName(data) ?? productName,
    url,
    logo: `${url}/icon-512.png`,
    ...(data.display_email && { email: data.display_email }),
    ...(data.physical_address && { address }),
  };
}

function webSite(store: PageStore): WebSite {
  const { productName, url } = store.get(siteAtom);
  return {
    '@type': 'WebSite',
    ...webSiteId(url),
    name: productName,
    url: `${url}/`,
    inLanguage: 'en',
    publisher: organizationId(url),
    license: url + copyrightPage.path,
    usageInfo: url + termsPage.path,
  };
}

/** The path from the home page, which has no breadcrumbs itself. */
function breadcrumbs(store: PageStore): BreadcrumbList[] {
  const { url } = store.get(siteAtom);
  const { canonical, breadcrumb, section } = store.get(pageHeadAtom);
  if (canonical === null || breadcrumb === undefined) return [];
  const trail = [
    { title: 'Home', path: homePage.path },
    ...(section ? [section] : []),
    { title: breadcrumb, path: canonical },
  ];
  const itemListElement = trail.map(({ title, path }, i) => ({
    '@type': 'ListItem' as const,
    position: i + 1,
    name: title,
    item: url + path,
  }));
  return [{ '@type': 'BreadcrumbList', itemListElement }];
}

function article(store: PageStore, post: ListedPost, canonical: string): Article {
  const { url } = store.get(siteAtom);
  return {
    '@type': 'Article',
    '@id': canonical,
    url: canonical,
    mainEntityOfPage: canonical,
    headline: post.title,
    description: store.get(documentHeadAtom).description,
    ...(post.published && { datePublished: post.published }),
    inLanguage: 'en',
    image: url + shareCard(store.get(routeAtom)).path,
    author: organizationId(url),
    publisher: organizationId(url),
    isPartOf: webSiteId(url),
  };
}

/** Only quotes have quotations. */
function quotation(store: PageStore, post: ListedPost): Quotation[] {
  const { url } = store.get(siteAtom);
  const text = 'content' in post && post.quotation;
  if (!text) return [];
  const postUrl = url + postHref('quotes', post.id);
  const facts = { url: postUrl, name: post.title, text, isPartOf: webSiteId(url) };
  return [{ '@type': 'Quotation', '@id': postUrl, ...facts }];
}
