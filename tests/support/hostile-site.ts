import type { Page } from 'playwright-core';
import { afterAll } from 'vitest';
import { openHydrated } from './browser.ts';
import { type Site, startSite } from './site.ts';
import { failure } from './watched-provider.ts';
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
  const posts = new Map(
    payloads.map(({ id, html }) => [id, wirePost({ id, title: html, content: html })]),
  );
  site.provider.intercept(({ path, query }) => {
    if (!path.startsWith('/v1/blogger/')) return undefined;
    const id = /\/posts\/([^/]+)$/.exec(path)?.[1];
    if (id) return posts.has(id) ? Response.json(posts.get(id)) : failure(404, 'Not there.');
    const ids = (query.get('pageToken') ?? '').split(separator);
    return Response.json({ posts: ids.flatMap((id) => posts.get(id) ?? []) });
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
