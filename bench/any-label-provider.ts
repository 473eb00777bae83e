import { Hono } from 'hono';
import { createSampleProvider } from '../sample-provider/sample-provider.ts';
import { serveProvider } from '../sample-provider/serve.ts';

/**
 * Starts a sample provider that returns the complete list for any label, so that any number of
 * uncached URLs have the same content as the cached one.
 */
export async function startAnyLabelProvider() {
  const provider = createSampleProvider();
  let isVaried = false;
  let posts = 0;
  const app = new Hono().all('*', async (c) => {
    const url = new URL(c.req.url);
    if (!url.searchParams.has('label')) return provider.app.fetch(c.req.raw);
    url.searchParams.delete('label');
    url.pathname = url.pathname.replace(/\/labels$/, '');
    const response = await provider.app.fetch(new Request(url, c.req.raw));
    if (!isVaried) return response;
    const list = (await response.json()) as { posts: { content: string }[] };
    for (const post of list.posts) post.content += `<!-- ${posts++} -->`;
    return c.json(list);
  });
  return {
    ...(await serveProvider({ provider: { ...provider, app }, port: 0 })),
    /** Gives the posts of all further lists markup that they never had, for the same content. */
    varyPosts() {
      isVaried = true;
    },
  };
}
