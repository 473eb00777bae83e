import { html } from 'hono/html';
import { searchPage } from '../../shared/pages/search.ts';
import { siteFiles } from '../../shared/site-files.ts';
import { beginningOf } from '../../shared/text/characters.ts';
import { xmlDocument } from '../xml-document.ts';

/** The maximum length of `ShortName`; characters. */
const maxShortName = 16;

/** `/opensearch.xml` (OpenSearch 1.1): browsers offer a search of the site in the address bar. */
export function openSearch(siteUrl: string, productName: string): string {
  return xmlDocument(
    html`<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/"><ShortName>${beginningOf(productName, maxShortName).trim()}</ShortName><Description>${`Thoughts, quotes and articles of ${productName}`}</Description><Url type="text/html" template="${siteUrl}${searchPage.path}?q={searchTerms}"/><Url type="application/opensearchdescription+xml" rel="self" template="${siteUrl}${siteFiles.openSearch}"/><Image width="16" height="16" type="image/x-icon">${siteUrl}/favicon.ico</Image><Image width="64" height="64" type="image/png">${siteUrl}/icon-64.png</Image><Language>en</Language><InputEncoding>UTF-8</InputEncoding><OutputEncoding>UTF-8</OutputEncoding></OpenSearchDescription>`,
  );
}
