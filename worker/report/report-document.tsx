import { html } from 'hono/html';
import { createStore, Provider } from 'jotai';
import { renderToString } from 'react-dom/server.edge';
import { routeAtom, siteAtom } from '../../client/state/page-store.ts';
import { TopNavigation } from '../../client/ui/layout/TopNavigation.tsx';
import { notFoundPage } from '../../shared/pages/no-page.ts';
import { routeTo } from '../../shared/pages/route.ts';
import { reportPath, type Site } from '../../shared/site.ts';
import { shapes, staticDocument } from '../render/document.ts';
import type { Faults } from './site-faults.ts';

type ReportOptions = {
  site: Site;
  faults: readonly Faults[];
  isComplete: boolean;
  /** The times since the posts and the labels were read, of the oldest one; ms, undefined before the first. */
  ages: { posts: number | undefined; labels: number | undefined };
};

/** The page for staff. Titles are text of the provider. */
export function reportDocument({ site, faults, isComplete, ages }: ReportOptions): string {
  const sections = faults
    .filter(({ found }) => found.length > 0)
    .map(({ kind, found }) => {
      const rows = found.map(
        ({ text, href, problem }) => html`<li><a href="${href}">${text}</a> ${problem}</li>`,
      );
      return html`<section><h2>${kind} (${found.length})</h2><ul>${rows}</ul></section>`;
    });
  const state = isComplete
    ? 'All posts have been read.'
    : 'Not all posts have been read yet. The crawl goes on every 15 minutes where it has a cron trigger.';
  const age = `The posts were read ${ageText(ages.posts)}, the labels ${ageText(ages.labels)}.`;
  const none = sections.length === 0 && html`<p>No fault was found.</p>`;
  const content = html`<main class="report container"><h1>Reports</h1><p>${state} ${age}</p><form method="post" action="${reportPath}"><button class="button">Read these posts again, and the newest</button></form>${none}${sections}</main>`;
  return staticDocument(
    { title: 'Reports', description: 'What may be wrong in the posts.', canonical: null },
    shapes + navigation(site) + content.toString(),
  );
}

function navigation(site: Site): string {
  const store = createStore();
  store.set(siteAtom, site);
  store.set(routeAtom, routeTo(notFoundPage, null));
  return renderToString(
    <Provider store={store}>
      <TopNavigation />
    </Provider>,
  );
}

const units = [
  ['day', 24 * 60],
  ['hour', 60],
  ['minute', 1],
] as const;

/** 'at most 3 hours ago': rounded up. */
function ageText(ms: number | undefined): string {
  if (ms === undefined) return 'not yet';
  const minutes = Math.max(1, Math.ceil(ms / 60_000));
  const [unit, length] = units.find(([, length]) => minutes >= length) ?? ['minute', 1];
  const count = Math.ceil(minutes / length);
  return `at most ${count} ${unit}${count === 1 ? '' : 's'} ago`;
}
