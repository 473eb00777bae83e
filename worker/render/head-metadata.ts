import { html } from 'hono/html';
import { documentHeadAtom, pageHeadAtom, pageResults } from '../../client/pages/page-head.ts';
import { type PageStore, routeAtom, siteAtom } from '../../client/state/page-store.ts';
import { feedHref, feedTitle, feedType } from '../../shared/content/lists.ts';
import { postKind } from '../../shared/content/post.ts';
import { dataOf } from '../../shared/content/result.ts';
import { copyrightPage } from '../../shared/pages/document.ts';
import { siteFiles } from '../site-files.ts';
import { shareCard, shareCardSize } from './share-card.ts';

export function headMetadata(store: PageStore): string {
  const { productName } = store.get(siteAtom);
  const links = html`<link rel="license" href="${copyrightPage.path}"><link rel="search" type="application/opensearchdescription+xml" title="${productName}" href="${siteFiles.openSearch}">`;
  return openGraph(store) + links.toString() + feeds(store);
}

function openGraph(store: PageStore): string {
  const { productName, url } = store.get(siteAtom);
  const { title = productName } = store.get(pageHeadAtom);
  const { description, canonical } = store.get(documentHeadAtom);
  const post = dataOf(pageResults(store.get)(postKind));
  const card = shareCard(store.get(routeAtom));
  return html`<meta property="og:type" content="${post ? 'article' : 'website'}"><meta property="og:site_name" content="${productName}"><meta property="og:locale" content="en_US"><meta property="og:title" content="${title}"><meta property="og:description" content="${description}">${canonical && html`<meta property="og:url" content="${canonical}">`}<meta property="og:image" content="${url}${card.path}"><meta property="og:image:width" content="${shareCardSize.width}"><meta property="og:image:height" content="${shareCardSize.height}"><meta property="og:image:alt" content="${card.alt}">${post?.published && html`<meta property="article:published_time" content="${post.published}">`}<meta name="twitter:card" content="summary_large_image"><meta name="twitter:image" content="${url}${card.path}"><meta name="twitter:image:alt" content="${card.alt}">`.toString();
}

function feeds(store: PageStore): string {
  const { productName } = store.get(siteAtom);
  const { page, params } = store.get(routeAtom);
  const links = page
    .feeds?.(params)
    .map(
      ({ title, path, label }) =>
        html`<link rel="alternate" type="${feedType}" title="${feedTitle(productName, title, label)}" href="${feedHref(path, label)}">`,
    );
  return html`${links}`.toString();
}
