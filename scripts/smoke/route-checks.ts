import { browseAll } from '../../shared/browse/browse-state.ts';
import { contentUrl } from '../../shared/content/content-request.ts';
import { paths } from '../../shared/routes.ts';
import { type Check, expectContent, expectOk, expectThat } from './check.ts';
import type { Client } from './client.ts';

/** Checks that a page is complete and has its heading, navigation, and content. */
async function expectPage(client: Client, path: string) {
  const page = await client.request(path);
  expectOk(page);
  expectThat('type', page.headers.get('Content-Type'), /^text\/html\b/);
  expectThat('end', page.body.trimEnd().slice(-7), '</html>');
  expectThat('heading', page.body, /<h1[^>]*>[^<]/);
  expectThat('navigation', page.body, /<nav/);
  expectContent(page);
  return page;
}

const pages: Check[] = Object.values(paths).map((path) => ({
  description: `${path} is a complete page`,
  async run({ client }) {
    await expectPage(client, path);
  },
}));

export const routeChecks: Check[] = [
  ...pages,
  {
    description: 'an article can be read',
    async run({ client }) {
      const { body } = await expectPage(client, paths.articles);
      const [, link] = /href="(\/articles\/[\w-]+)"/.exec(body) ?? [];
      expectThat('link to an article', link, /./);
      await expectPage(client, String(link));
    },
  },
  {
    description: 'the API returns a list',
    async run({ client }) {
      const response = await client.request(
        contentUrl({ kind: 'posts', list: 'quotes', browse: browseAll() }),
      );
      expectOk(response);
      expectThat('type', response.headers.get('Content-Type'), /^application\/json\b/);
      expectThat('posts', response.body, /"posts":\[\{/);
    },
  },
  {
    description: 'an unknown path has status 404',
    async run({ client }) {
      const { status, body } = await client.request('/nowhere-at-all');
      expectThat('status', status, 404);
      expectThat('page', body, /Page Not Found/);
    },
  },
  {
    description: 'a path with a trailing slash redirects to the canonical path',
    async run({ client }) {
      const { status, headers } = await client.request(`${paths.quotes}/`);
      expectThat('status', status, 308);
      expectThat('location', headers.get('Location'), paths.quotes);
    },
  },
  {
    description: 'a cross-origin message is rejected',
    async run({ client }) {
      const { status } = await client.request(paths.contact, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Origin: 'https://elsewhere.invalid' },
        body: '{}',
      });
      expectThat('status', status, 403);
    },
  },
  {
    description: 'the site reports that it is healthy',
    async run({ client }) {
      const { status, body } = await client.request('/healthz');
      expectThat('status', status, 200);
      expectThat('settings', body, /"valid":true/);
      expectThat('KV', body, /"reachable":true/);
    },
  },
];
