import { html } from 'hono/html';
import { reportPath } from '../../shared/site.ts';
import { staticDocument } from '../render/document.ts';
import type { Faults } from './site-faults.ts';

/** The maximum number of faults of each kind. */
const maxShown = 10;

/** The page for staff. Titles are text of the provider. */
export function reportDocument(faults: readonly Faults[], isComplete: boolean): string {
  const sections = faults
    .filter(({ found }) => found.length > 0)
    .map(({ kind, found }) => {
      const rows = found
        .slice(0, maxShown)
        .map(
          ({ text, href, note }) =>
            html`<li><a href="${href}">${text}</a>${note && html` <small>${note}</small>`}</li>`,
        );
      const more = found.length - maxShown;
      return html`<section><h2>${kind} (${found.length})</h2><ul>${rows}${more > 0 && html`<li>and ${more} more</li>`}</ul></section>`;
    });
  const state = isComplete
    ? 'All posts have been read.'
    : 'Not all posts have been read yet. The crawl goes on every 15 minutes where it has a cron trigger.';
  const none = sections.length === 0 && html`<p>No fault was found.</p>`;
  const content = html`<main class="report container"><h1>Reports</h1><p>${state}</p><form method="post" action="${reportPath}"><button class="button">Read the newest posts</button></form>${none}${sections}</main>`;
  return staticDocument(
    { title: 'Reports', description: 'What may be wrong in the posts.', canonical: null },
    content.toString(),
  );
}
