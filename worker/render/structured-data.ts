import type {
  Article,
  BreadcrumbList,
  Graph,
  Organization,
  Quotation,
  SearchAction,
  WebSite,
} from 'schema-dts';
import { contentOf } from '../../client/content/content-atoms.ts';
import { documentHeadAtom, pageHeadAtom } from '../../client/pages/page-head.ts';
import { type PageStore, routeAtom, siteAtom } from '../../client/state/page-store.ts';
import {
  organizationKind,
  organizationName,
  type PostalAddress,
} from '../../shared/content/organization.ts';
import { postKind } from '../../shared/content/post.ts';
import { postsKind } from '../../shared/content/posts.ts';
import { dataOf } from '../../shared/content/result.ts';
import { copyrightPage, termsPage } from '../../shared/pages/document.ts';
import { homePage } from '../../shared/pages/home.ts';
import { postHref } from '../../shared/pages/post.ts';
import { searchPage } from '../../shared/pages/search.ts';
import { shareCard } from './share-card.ts';

/** JSON-LD 1.1, at the end of the document, when all content has loaded. Pages that are not indexed have none. */
export function structuredData(store: PageStore): string {
  if (store.get(documentHeadAtom).canonical === null) return '';
  const graph: Graph = {
    '@context': 'https://schema.org',
    '@graph': [
      organization(store),
      webSite(store),
      ...breadcrumbs(store),
      ...article(store),
      ...quotations(store),
    ],
  };
  const json = JSON.stringify(graph).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${json}</script>`;
}

const idOf = {
  organization: (url: string) => `${url}/#organization`,
  webSite: (url: string) => `${url}/#website`,
};

function organization(store: PageStore): Organization {
  const { productName, url } = store.get(siteAtom);
  const data = dataOf(store.get(contentOf(organizationKind).remote));
  return {
    '@type': 'Organization',
    '@id': idOf.organization(url),
    name: (data && organizationName(data)) ?? productName,
    url,
    logo: `${url}/icon-512.png`,
    ...(data?.display_email && { email: data.display_email }),
    ...(data?.physical_address && { address: postalAddress(data.physical_address) }),
  };
}

function postalAddress({ address_line_one, city, state, postal_code }: PostalAddress) {
  return {
    '@type': 'PostalAddress' as const,
    ...(address_line_one && { streetAddress: address_line_one }),
    ...(city && { addressLocality: city }),
    ...(state && { addressRegion: state }),
    ...(postal_code && { postalCode: postal_code }),
  };
}

function webSite(store: PageStore): WebSite {
  const { productName, url } = store.get(siteAtom);
  return {
    '@type': 'WebSite',
    '@id': idOf.webSite(url),
    name: productName,
    url: `${url}/`,
    inLanguage: 'en',
    publisher: { '@id': idOf.organization(url) },
    license: url + copyrightPage.path,
    usageInfo: url + termsPage.path,
    potentialAction: searchAction(url),
  };
}

function searchAction(url: string): SearchAction & { 'query-input': string } {
  return {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${url}${searchPage.path}?q={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  };
}

/** The path from the home page, which has no breadcrumbs itself. */
function breadcrumbs(store: PageStore): BreadcrumbList[] {
  const { url } = store.get(siteAtom);
  const { canonical, breadcrumb, section } = store.get(pageHeadAtom);
  if (canonical === null || breadcrumb === undefined) return [];
  const trail = [
    { name: 'Home', path: homePage.path },
    ...(section ? [{ name: section.title, path: section.path }] : []),
    { name: breadcrumb, path: canonical },
  ];
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: trail.map(({ name, path }, i) => ({
        '@type': 'ListItem',
        position: i + 1,
        name,
        item: url + path,
      })),
    },
  ];
}

/** The post of a page with a single post, unless it is a quotation. */
function article(store: PageStore): Article[] {
  const { url } = store.get(siteAtom);
  const { canonical, description } = store.get(documentHeadAtom);
  const post = dataOf(store.get(contentOf(postKind).remote));
  if (!post || !canonical || quotations(store).length > 0) return [];
  return [
    {
      '@type': 'Article',
      '@id': canonical,
      url: canonical,
      mainEntityOfPage: canonical,
      headline: post.title,
      description,
      ...(post.published && { datePublished: post.published }),
      inLanguage: 'en',
      image: url + shareCard(store.get(routeAtom)).path,
      author: { '@id': idOf.organization(url) },
      publisher: { '@id': idOf.organization(url) },
      isPartOf: { '@id': idOf.webSite(url) },
    },
  ];
}

function quotations(store: PageStore): Quotation[] {
  if (store.get(routeAtom).page.card !== 'quotes') return [];
  const { url } = store.get(siteAtom);
  const single = dataOf(store.get(contentOf(postKind).remote));
  const posts = single ? [single] : (dataOf(store.get(contentOf(postsKind).remote))?.posts ?? []);
  return posts.flatMap((post): Quotation[] => {
    const text = 'content' in post && post.quotation;
    if (!text) return [];
    const postUrl = url + postHref('quotes', post.id);
    return [
      {
        '@type': 'Quotation',
        '@id': postUrl,
        url: postUrl,
        name: post.title,
        text,
        isPartOf: { '@id': idOf.webSite(url) },
      },
    ];
  });
}
