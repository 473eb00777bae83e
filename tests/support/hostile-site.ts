import type { Page } from 'playwright-core';
import { afterAll } from 'vitest';
import type { WirePost } from '../../sample-provider/provider-content.ts';
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
 * list of payload ids, and so is the id of a post that has them all.
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
    const ids = (id ?? query.get('pageToken') ?? '').split(separator);
    const requested = ids.map((each) => posts.get(each)).filter((post) => post !== undefined);
    return id ? postResponse(id, requested) : Response.json({ posts: requested });
  });
  return site;
}

function postResponse(id: string, posts: WirePost[]): Response {
  if (posts.length === 0) return failure(404, 'There is no such post.');
  const title = posts.map((post) => post.title).join(' ');
  const content = posts.map((post) => post.content).join('\n');
  return Response.json(wirePost({ id, title, content }));
}

/** List pages that show payloads from the provider, several posts at once. */
export const listPlaces = {
  'content and title in a list': (ids: string[]) => `/quotes?pageToken=${ids.join(separator)}`,
  'excerpt and title in a list': (ids: string[]) => `/articles?pageToken=${ids.join(separator)}`,
};

/** The page of one post that has all the payloads. */
export const postPlace = (ids: string[]) => `/articles/${ids.join(separator)}`;

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
