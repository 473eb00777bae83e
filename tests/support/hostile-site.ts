import type { Page } from 'playwright-core';
import { afterAll } from 'vitest';
import { openHydrated } from './browser.ts';
import { type Site, startSite } from './site.ts';
import { postsOf } from './watched-provider.ts';
import { wirePost } from './wire-post.ts';

/** Markup of an attack. The id is also the id of a post. */
export type Payload = { id: string; html: string };

/** Separates ids where one URL requests several. */
const separator = '__';

/**
 * Starts a site for the tests of a file, whose posts have payloads as title and content. A page token is a
 * list of payload ids.
 */
export async function siteOfPosts(payloads: readonly Payload[]): Promise<Site> {
  const site = await startSite();
  afterAll(() => site.close());
  const posts = payloads.map(({ id, html }) => wirePost({ id, title: html, content: html }));
  const postOf = (id: string) => posts.filter((post) => post.id === id);
  site.provider.intercept((request) => {
    const ids = (request.query.get('pageToken') ?? '').split(separator);
    return postsOf(...(request.path.includes('/posts/') ? posts : ids.flatMap(postOf)))(request);
  });
  return site;
}

/** List pages that show payloads from the provider, several posts at once. */
export const listPlaces = {
  'content and title in a list': (ids: string[]) => `/quotes?pageToken=${ids.join(separator)}`,
  'excerpt and title in a list': (ids: string[]) => `/articles?pageToken=${ids.join(separator)}`,
};

/** The page of a handout with these articles. */
export const handoutPlace = (ids: string[]) =>
  `/handout?posts=${ids.map((id) => `articles:${id}`).join(',')}`;

/** Pages that show payloads from their URL. */
export const urlPlaces = {
  'label and fragment': (html: string) => {
    const encoded = encodeURIComponent(html);
    return `/articles?label=${encoded}#${encoded}`;
  },
  'search text': (html: string) => `/articles?q=${encodeURIComponent(html)}`,
  path: (html: string) => `/articles/${encodeURIComponent(html.slice(0, 1_000))}`,
};

/** A page with the payload as the filter text of its label panel. */
export const filterPlace = (html: string) => `/apologetics?filter=${encodeURIComponent(html)}`;

/** The kinds of navigation to a page. */
export const navigations = {
  'first load': async (page: Page, path: string) => {
    await openHydrated(page, path);
  },
  'client navigation': async (page: Page, path: string) => {
    if (!page.url().startsWith('http')) {
      await openHydrated(page, '/about');
    }
    await page.evaluate(async (to) => {
      await window.navigation?.navigate(to).finished;
    }, path);
  },
};
