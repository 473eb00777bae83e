import { html, raw } from 'hono/html';
import { type PageData, pageDataScript } from '../../client/content/page-data.ts';
import { pageComponentAtom } from '../../client/pages/components.ts';
import {
  type DocumentHead,
  documentHeadAtom,
  pageHeadAtom,
  pageResults,
} from '../../client/pages/page-head.ts';
import { type PageStore, routeAtom, siteAtom } from '../../client/state/page-store.ts';
import icons from '../../client/ui/layout/icons.svg?raw';
import logo from '../../client/ui/layout/logo.svg?raw';
import { feedHref, feedTitle, feedType } from '../../shared/content/lists.ts';
import { postKind } from '../../shared/content/post.ts';
import { dataOf } from '../../shared/content/result.ts';
import { copyrightPage } from '../../shared/pages/document.ts';
import { homePage } from '../../shared/pages/home.ts';
import { siteFiles } from '../site-files.ts';
import { themeColors } from '../well-known/web-manifest.ts';
import { clientAssets, pageChunk } from './client-assets.ts';
import { firstPaint } from './first-paint.ts';
import { shareCard, shareCardSize } from './share-card.ts';
import { structuredData } from './structured-data.ts';

const { main, fonts } = clientAssets;

const links = [
  ...fonts.map(
    (href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`,
  ),
  '<link rel="icon" sizes="16x16 32x32" href="/favicon.ico">',
  '<link rel="icon" type="image/svg+xml" href="/favicon.svg">',
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
  `<link rel="manifest" href="${siteFiles.webManifest}">`,
  ...Object.entries(themeColors).map(
    ([scheme, color]) =>
      `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${color}">`,
  ),
].join('');

/** A module runs after the document is parsed. */
const script = `<script type="module" src="${main}"></script>`;

/** What other sites and feed readers show of a page. */
function metadata(store: PageStore): string {
  const { productName, url } = store.get(siteAtom);
  const route = store.get(routeAtom);
  const { title = productName } = store.get(pageHeadAtom);
  const { description, canonical } = store.get(documentHeadAtom);
  const post = dataOf(pageResults(store.get)(postKind));
  const card = shareCard(route);
  const feeds = route.page
    .feeds?.(route.params)
    .map(
      ({ title, path, label }) =>
        html`<link rel="alternate" type="${feedType}" title="${feedTitle(productName, title, label)}" href="${feedHref(path, label)}">`,
    );
  return html`<meta property="og:type" content="${post ? 'article' : 'website'}"><meta property="og:site_name" content="${productName}"><meta property="og:locale" content="en_US"><meta property="og:title" content="${title}"><meta property="og:description" content="${description}">${canonical && html`<meta property="og:url" content="${canonical}">`}<meta property="og:image" content="${url}${card.path}"><meta property="og:image:width" content="${shareCardSize.width}"><meta property="og:image:height" content="${shareCardSize.height}"><meta property="og:image:alt" content="${card.alt}">${post?.published && html`<meta property="article:published_time" content="${post.published}">`}<meta name="twitter:card" content="summary_large_image"><meta name="twitter:image" content="${url}${card.path}"><meta name="twitter:image:alt" content="${card.alt}"><link rel="license" href="${copyrightPage.path}"><link rel="search" type="application/opensearchdescription+xml" title="${productName}" href="${siteFiles.openSearch}">${feeds}`.toString();
}

/** The shapes of the logo and the icons. They are in the document instead of in the JavaScript. */
const shapes = logo + icons;

export function documentStart(store: PageStore): string {
  // Hydration needs it besides the main module.
  const { chunk } = store.get(pageComponentAtom);
  const href = chunk && pageChunk(chunk);
  const preload = href ? `<link rel="modulepreload" href="${href}">` : '';
  return `${head(store.get(documentHeadAtom), metadata(store) + links + script + preload)}${shapes}<div id="root">`;
}

/** A document without its last element has broken off (client/pre-paint.ts). */
const end = '<template data-end></template></body></html>';

export function documentEnd(store: PageStore, data: PageData): string {
  return `</div>${structuredData(store)}${pageDataScript(data)}${end}`;
}

/** Ends a streamed document after an error. Without its data the page is not hydrated and stays readable. */
export const errorEnd = `<div class="callout stack measure"><p>Error: Something went wrong on our side.</p><a class="button" href="">Try again</a></div>${end}`;

type ErrorDocument = { title: string; text: string; href: string; link: string };

/** A document for an error without the client, with a link that leads on. It depends on nothing that can fail. */
export function errorDocument({ title, text, href, link }: ErrorDocument): string {
  const content = html`<main class="callout stack measure"><h1>${title}</h1><p>${text}</p><a class="button" href="${href}">${link}</a></main>${raw(end)}`;
  return head({ title, description: text, canonical: null }, links) + content.toString();
}

export function failureDocument(): string {
  return errorDocument({
    title: 'Something went wrong',
    text: 'This page could not be shown. The fault is ours, and we have taken note of it. Please try again in a moment.',
    href: homePage.path,
    link: 'Go to the home page',
  });
}

function head({ title, description, canonical }: DocumentHead, assets: string): string {
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><meta name="description" content="${description}">${canonical ? html`<link rel="canonical" href="${canonical}">` : html`<meta name="robots" content="noindex, follow">`}<meta name="color-scheme" content="light dark"><meta name="darkreader-lock"><meta name="format-detection" content="telephone=no, date=no, address=no, email=no">${raw(assets + firstPaint.markup)}</head><body>`.toString();
}
