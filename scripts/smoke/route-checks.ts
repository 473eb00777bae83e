import { browseAll } from '../../shared/browse/browse-state.ts';
import { contentUrl } from '../../shared/content/content-request.ts';
import { paths } from '../../shared/routes.ts';
import { type Check, expectContent, expectOk, expectThat } from './check.ts';
import type { Visitor } from './client.ts';

/** A page as it should be: whole, with its frame and its content. */
async function expectPage(visitor: Visitor, path: string) {
  const page = await visitor.ask(path);
  expectOk(page);
  expectThat('type', page.headers.get('Content-Type'), /^text\/html\b/);
  expectThat('end', page.body.trimEnd().slice(-7), '</html>');
  expectThat('heading', page.body, /<h1[^>]*>[^<]/);
  expectThat('navigation', page.body, /<nav/);
  expectContent(page);
  return page;
}

const pages: Check[] = Object.values(paths).map((path) => ({
  says: `${path} is a whole page`,
  async run({ visitor }) {
    await expectPage(visitor, path);
  },
}));

export const routeChecks: Check[] = [
  ...pages,
  {
    says: 'an article can be read',
    async run({ visitor }) {
      const { body } = await expectPage(visitor, paths.articles);
      const [, link] = /href="(\/articles\/[\w-]+)"/.exec(body) ?? [];
      expectThat('link to an article', link, /./);
      await expectPage(visitor, String(link));
    },
  },
  {
    says: 'the API answers with a list',
    async run({ visitor }) {
      const answer = await visitor.ask(
        contentUrl({ kind: 'posts', list: 'quotes', browse: browseAll() }),
      );
      expectOk(answer);
      expectThat('type', answer.headers.get('Content-Type'), /^application\/json\b/);
      expectThat('posts', answer.body, /"posts":\[\{/);
    },
  },
  {
    says: 'an address that leads nowhere is 404',
    async run({ visitor }) {
      const { status, body } = await visitor.ask('/nowhere-at-all');
      expectThat('status', status, 404);
      expectThat('page', body, /Page Not Found/);
    },
  },
  {
    says: 'an address with a slash too many leads to the right one',
    async run({ visitor }) {
      const { status, headers } = await visitor.ask(`${paths.quotes}/`);
      expectThat('status', status, 308);
      expectThat('location', headers.get('Location'), paths.quotes);
    },
  },
  {
    says: 'a message from elsewhere is refused',
    async run({ visitor }) {
      const { status } = await visitor.ask(paths.contact, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Origin: 'https://elsewhere.invalid' },
        body: '{}',
      });
      expectThat('status', status, 403);
    },
  },
  {
    says: 'the site says that it is well',
    async run({ visitor }) {
      const { status, body } = await visitor.ask('/healthz');
      expectThat('status', status, 200);
      expectThat('settings', body, /"valid":true/);
      expectThat('KV', body, /"reachable":true/);
    },
  },
];
