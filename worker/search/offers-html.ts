import { html } from 'hono/html';
import type { SearchOffers } from './search-offers.ts';

/** The HTML of what a search is offered; empty if there is nothing. It has no typed text, except in URLs. */
export function offersHtml({ offers, elsewhere }: SearchOffers): string {
  const items = offers.map(
    ({ kind, text, href }) => html`<li><a href="${href}">${text}</a> <small>${kind}</small></li>`,
  );
  const links = elsewhere.map(
    ({ text, href }, i) => html`${i > 0 && ' · '}<a href="${href}">${text}</a>`,
  );
  return html`${items.length > 0 && html`<ul>${items}</ul>`}${links.length > 0 && html`<p>Also in ${links}</p>`}`.toString();
}
