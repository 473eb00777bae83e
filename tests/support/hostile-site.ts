import type { Page } from 'playwright-core';
import type { WirePost } from '../../shared/content/provider-contract.ts';
import { hydrated } from './browser.ts';
import { startSite } from './site.ts';
import { failure } from './watched-provider.ts';
import { wirePost } from './wire-post.ts';

/** What somebody may write to do harm; the id is a post's id, too. */
export type Payload = { id: string; html: string };

/** Between two ids, where one address asks for several. */
const between = '__';

/**
 * The site over a provider whose posts have payloads as title and content. A page token is a list of
 * their ids, and so is the id of a post that has them all.
 */
export async function startHostileSite(payloads: readonly Payload[]) {
  const site = await startSite();
  const posts = new Map(
    payloads.map(({ id, html }) => [id, wirePost({ id, title: html, content: html })]),
  );
  site.provider.intercept(({ path, query }) => {
    if (!path.startsWith('/v1/blogger/')) return undefined;
    const id = /\/posts\/([^/]+)$/.exec(path)?.[1];
    const ids = (id ?? query.get('pageToken') ?? '').split(between);
    const asked = ids.map((each) => posts.get(each)).filter((post) => post !== undefined);
    return id ? answerPost(id, asked) : Response.json({ posts: asked });
  });
  return site;
}

function answerPost(id: string, posts: WirePost[]): Response {
  if (posts.length === 0) return failure(404, 'There is no such post.');
  const title = posts.map((post) => post.title).join(' ');
  const content = posts.map((post) => post.content).join('\n');
  return Response.json(wirePost({ id, title, content }));
}

/** Where strangers' words are shown that come from the provider, several posts at once. */
export const listPlaces = {
  'content and title in a list': (ids: string[]) => `/quotes?pageToken=${ids.join(between)}`,
  'excerpt and title in a list': (ids: string[]) => `/articles?pageToken=${ids.join(between)}`,
};

/** The page of a post by itself, which has them all. */
export const postPlace = (ids: string[]) => `/articles/${ids.join(between)}`;

/** Where they come from whoever made the address. */
export const urlPlaces = {
  'label and fragment': (html: string) => {
    const words = encodeURIComponent(html);
    return `/articles?label=${words}#${words}`;
  },
  'search text': (html: string) => `/articles?q=${encodeURIComponent(html)}`,
  address: (html: string) => `/articles/${encodeURIComponent(html.slice(0, 1_000))}`,
};

/** The text in a panel's box. */
export const filterPlace = (html: string) => `/apologetics?filter=${encodeURIComponent(html)}`;

/** The ways to a page, by what does them. */
export const navigations = {
  'first load': async (page: Page, path: string) => {
    await page.goto(path);
    await hydrated(page);
  },
  'client navigation': async (page: Page, path: string) => {
    if (!page.url().startsWith('http')) {
      await page.goto('/about');
      await hydrated(page);
    }
    await page.evaluate(async (to) => {
      await window.navigation?.navigate(to).finished;
    }, path);
  },
};
