import { organizationContent, postContent } from '../../client/content/content-atoms.ts';
import { metaAtom, pageMetaAtom } from '../../client/pages/page-meta.ts';
import { type PageStore, routeAtom, siteAtom } from '../../client/state/page-store.ts';
import { organizationName } from '../../shared/content/organization.ts';
import { dataOf } from '../../shared/content/result.ts';
import { paths } from '../../shared/routes.ts';
import { shareCard } from './share-card.ts';

/** JSON-LD 1.1, at the end of the document, when all content has loaded. Pages that are not indexed have none. */
export function structuredData(store: PageStore): string {
  if (store.get(metaAtom).canonical === null) return '';
  const graph = {
    '@context': 'https://schema.org',
    '@graph': [organization(store), webSite(store), ...breadcrumbs(store), ...article(store)],
  };
  const json = JSON.stringify(graph).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${json}</script>`;
}

const idOf = {
  organization: (url: string) => `${url}/#organization`,
  webSite: (url: string) => `${url}/#website`,
};

function organization(store: PageStore) {
  const { productName, url } = store.get(siteAtom);
  const data = dataOf(store.get(organizationContent.remote));
  const address = data?.physical_address;
  return {
    '@type': 'Organization',
    '@id': idOf.organization(url),
    name: (data && organizationName(data)) ?? productName,
    url,
    logo: `${url}/icon-512.png`,
    email: data?.display_email,
    address: address && {
      '@type': 'PostalAddress',
      streetAddress: address.address_line_one,
      addressLocality: address.city,
      addressRegion: address.state,
      postalCode: address.postal_code,
    },
  };
}

function webSite(store: PageStore) {
  const { productName, url } = store.get(siteAtom);
  return {
    '@type': 'WebSite',
    '@id': idOf.webSite(url),
    name: productName,
    url: `${url}/`,
    inLanguage: 'en',
    publisher: { '@id': idOf.organization(url) },
    license: url + paths.copyright,
    usageInfo: url + paths.terms,
  };
}

/** The path from the home page, which has no breadcrumbs itself. */
function breadcrumbs(store: PageStore) {
  const { url } = store.get(siteAtom);
  const { canonical, title, name = title, section } = store.get(pageMetaAtom);
  if (canonical === null || name === undefined) return [];
  const trail = [
    { name: 'Home', path: paths.home },
    ...(section ? [{ name: section.title, path: section.path }] : []),
    { name, path: canonical },
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

/** The thought or article of its own page. The words of a quote are not the organization's. */
function article(store: PageStore) {
  const { url } = store.get(siteAtom);
  const { canonical, description } = store.get(metaAtom);
  const route = store.get(routeAtom);
  const post = dataOf(store.get(postContent.remote));
  if (!post || !canonical || ('list' in route && route.list === 'quotes')) return [];
  return [
    {
      '@type': 'Article',
      '@id': canonical,
      url: canonical,
      mainEntityOfPage: canonical,
      headline: post.title,
      description,
      datePublished: post.published ?? undefined,
      inLanguage: 'en',
      image: url + shareCard(route).path,
      author: { '@id': idOf.organization(url) },
      publisher: { '@id': idOf.organization(url) },
      isPartOf: { '@id': idOf.webSite(url) },
    },
  ];
}
