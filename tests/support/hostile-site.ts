import type { Page } from 'playwright-core';
import { hydrated } from './browser.ts';
import { startSite } from './site.ts';
import { failure } from './watched-provider.ts';
import { wirePost } from './wire-post.ts';

/** What somebody may write to do harm; the id is a post's id, too. */
export type Payload = { id: string; html: string };

/** The site over a provider whose posts have payloads as title and content. A page token is a list of their ids. */
export async function startHostileSite(payloads: readonly Payload[]) {
  const site = await startSite();
  const posts = new Map(
    payloads.map(({ id, html }) => [id, wirePost({ id, title: html, content: html })]),
  );
  site.provider.intercept(({ path, query }) => {
    if (!path.startsWith('/v1/blogger/')) return undefined;
    const id = /\/posts\/([^/]+)$/.exec(path)?.[1];
    if (id) return answerPost(posts.get(id));
    const ids = query.get('pageToken')?.split(',') ?? [];
    return Response.json({ posts: ids.map((id) => posts.get(id)).filter(Boolean) });
  });
  return site;
}

function answerPost(post: object | undefined): Response {
  return post ? Response.json(post) : failure(404, 'There is no such post.');
}

/** Where strangers' words are shown that come from the provider, several posts at once. */
export const listPlaces = {
  'content and title in a list': (ids: string[]) => `/quotes?pageToken=${ids}`,
  'excerpt and title in a list': (ids: string[]) => `/articles?pageToken=${ids}`,
};

/** The page of a post by itself. */
export const postPlace = (id: string) => `/articles/${id}`;

/** Where they come from whoever made the address. */
export const addressPlaces = {
  'label, filter and fragment': (html: string) => {
    const words = encodeURIComponent(html);
    return `/apologetics?label=${words}&filter=${words}#${words}`;
  },
  'search text': (html: string) => `/quotes?q=${encodeURIComponent(html)}`,
  address: (html: string) => `/articles/${encodeURIComponent(html.slice(0, 1_000))}`,
};

/** The ways to a page, by what does them. */
export const ways = {
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
