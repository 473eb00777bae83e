import { beforeEach, describe, expect, test } from 'vitest';
import { sampleContent } from '../../../sample-provider/content.ts';
import { readPage } from '../../support/page.ts';
import { siteForFile } from '../../support/site.ts';
import { deleteOrganization } from '../../support/stored-in-kv.ts';
import { crawler } from '../../support/user-agent.ts';
import { wirePost } from '../../support/wire-post.ts';

/** Responses in which display fields are missing or of another type. */

const site = await siteForFile({}, { clock: true });

const read = (path: string) => readPage(site.get(path, crawler));

function respond(path: RegExp, body: unknown) {
  site.provider.intercept((request) => (path.test(request.path) ? Response.json(body) : undefined));
}

let uniqueNumber = 0;

const lists = [
  { call: 'list', path: () => `/quotes?pageToken=page-${uniqueNumber++}` },
  { call: 'label', path: () => `/quotes?label=label-${uniqueNumber++}` },
  { call: 'search', path: () => `/quotes?q=word-${uniqueNumber++}` },
];

describe.each(lists)('$call', ({ path: uniquePath }) => {
  const post = wirePost();

  test.each<[name: string, body: object, ids: string[], next?: string]>([
    ['a token that is null', { posts: [post], nextPageToken: null }, ['1001']],
    ['an empty token', { posts: [post], nextPageToken: '' }, ['1001']],
    ['a token that is a number', { posts: [post], nextPageToken: 7 }, ['1001'], '7'],
    ['a token of another type', { posts: [post], nextPageToken: {} }, ['1001']],
    ['posts that are null', { posts: null }, []],
    ['no posts', { kind: 'blogger#postList' }, []],
    ['an id that is a number', { posts: [wirePost({ id: '2' }), { ...post, id: 3 }] }, ['2', '3']],
    ['an id that is too large a number', { posts: [{ ...post, id: 2 ** 60 }, post] }, ['1001']],
    ['posts without all else', { posts: [{ id: '4' }, { id: 5 }] }, ['4', '5']],
  ])('%s', async (_, body, ids, next) => {
    const path = uniquePath();
    respond(/^\/v1\/blogger\//, body);
    const response = await site.get(`/api${path}`);
    expect(response.status).toBe(200);
    const { posts, nextPageToken } = await response.json();
    expect(posts.map(({ id }: { id: string }) => id)).toEqual(ids);
    expect(nextPageToken).toBe(next);
    const page = await read(path);
    expect(page.texts('main [data-item]')).toHaveLength(ids.length);
    if (ids.length === 0) expect(page.text('main')).toContain('No quotes match this filter.');
    expect(page.text('main')).not.toMatch(/Error:|null|undefined/);
  });

  test.each([
    ['posts that are a text', { posts: 'x' }],
    ['posts that are an object', { posts: {} }],
    ['posts without any id', { posts: [{ title: 'One' }, 7, null] }],
  ])('%s is still an error', async (_, body) => {
    respond(/^\/v1\/blogger\//, body);
    expect((await site.get(`/api${uniquePath()}`)).status).toBe(503);
  });
});

describe('post', () => {
  const { id: _, ...post } = wirePost();

  test.each<[name: string, body: object, shown: object]>([
    ['no title', { ...post, title: undefined }, { title: 'Untitled' }],
    ['a title that is null', { ...post, title: null }, { title: 'Untitled' }],
    ['a title that is a number', { ...post, title: 7 }, { title: '7' }],
    ['no content', { ...post, content: undefined }, { content: '' }],
    ['content that is null', { ...post, content: null }, { content: '' }],
    ['content that is a number', { ...post, content: 7 }, { content: '7' }],
    ['no day', { ...post, published: undefined }, { published: null }],
    ['a day that is null', { ...post, published: null }, { published: null }],
    ['a day that is a number', { ...post, published: 1772380800 }, { published: null }],
    ['no id', post, {}],
    ['an id that is too large a number', { ...post, id: 2 ** 60 }, {}],
    ['an id of another form', { ...post, id: 'tag:blogger.example,1999:post-7' }, {}],
  ])('%s', async (_, body, shown) => {
    const id = `tolerated-${uniqueNumber++}`;
    respond(/\/posts\//, body);
    const response = await site.get(`/api/articles/${id}`);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ id, title: 'A title', ...shown });
    const page = await read(`/articles/${id}`);
    expect(page.status).toBe(200);
    expect(page.text('main')).not.toMatch(/Error:|null|undefined|NaN|Invalid/);
    expect(page.text('script[type="application/ld+json"]')).not.toContain(':null');
  });

  test.each([
    ['an empty object', {}],
    ['other fields', { kind: 'blogger#thing' }],
  ])('%s is still an error', async (_, body) => {
    respond(/\/posts\//, body);
    expect((await site.get(`/api/articles/tolerated-${uniqueNumber++}`)).status).toBe(503);
  });
});

describe('organization', () => {
  const { organization } = sampleContent();
  const names = [
    ...['display_name', 'organization_name', 'display_name_short', 'display_email', 'website_url'],
    'physical_address',
  ];

  beforeEach(() => deleteOrganization(site));

  async function expectPages() {
    for (const path of ['/quotes', '/terms', '/copyright', '/privacy-policy', '/contact']) {
      const page = await read(path);
      expect(page.status).toBe(200);
      expect(page.texts('footer')).toHaveLength(1);
      expect(page.html).not.toMatch(/\b(undefined|null)\b(?!")/);
      for (const text of page.texts('footer address, footer p, main p, main li')) {
        expect(text).not.toMatch(/, ,|,\s*$|^,|,,| {2}/);
      }
      for (const href of page.hrefs('a[href^="mailto:"]')) expect(href).toMatch(/^mailto:\S+@\S+$/);
      const json = JSON.parse(page.text('script[type="application/ld+json"]') ?? '{}');
      expect(JSON.stringify(json)).not.toMatch(/null|undefined|""/);
    }
    const reads = site.provider.organizationReads();
    await read('/articles');
    expect(site.provider.organizationReads()).toBe(reads);
  }

  test.each(
    names.flatMap((name) => [
      { name, value: undefined },
      { name, value: null },
      { name, value: 7 },
      { name, value: {} },
      { name, value: ' ' },
    ]),
  )('$name is $value', async ({ name, value }) => {
    respond(/organizations/, { data: { ...organization, [name]: value } });
    await expectPages();
  });

  test.each(
    Object.keys(organization.physical_address).flatMap((name) => [
      { name, value: null },
      { name, value: 7 },
    ]),
  )('$name of the postal address is $value', async ({ name, value }) => {
    const physical_address = { ...organization.physical_address, [name]: value };
    respond(/organizations/, { data: { ...organization, physical_address } });
    await expectPages();
  });

  test.each(['javascript:alert(1)', 'www.example.org', 'https://[x', 'data:text/html,<b>'])(
    'the website %s is not linked',
    async (website_url) => {
      respond(/organizations/, { data: { ...organization, website_url } });
      const page = await read('/terms');
      expect(page.html).not.toContain(website_url);
      expect(page.text('main')).toMatch(/Website of .+: https:\/\/areopagus\.example/);
    },
  );

  test('only one field is present', async () => {
    respond(/organizations/, { data: { organization_name: 'Grace House' } });
    await expectPages();
    const page = await read('/terms');
    expect(page.text('main')).toContain('("Grace House," "we," "us" and "our")');
    expect(page.text('main')).toContain('Website of Grace House: https://areopagus.example');
    expect(page.text('footer')).toMatch(/© 20\d\d Grace House$/);
    expect(page.texts('footer address')).toEqual(['Grace House']);
    expect(page.text('main')).toContain('Mail: Grace House, support@example.org');
    respond(/organizations/, { data: { physical_address: { state: 'IL' } } });
    await deleteOrganization(site);
    expect((await read('/terms')).texts('footer address')).toEqual(['IL']);
  });

  test.each([
    ['data of another form', { data: { of: 'another form' } }],
    ['nothing that can be shown', { data: { display_name: null, physical_address: {} } }],
  ])('%s is still an error', async (_, body) => {
    respond(/organizations/, body);
    expect((await site.get('/api/organization')).status).toBe(503);
  });
});

describe('login', () => {
  const token = { access_token: 'a-token', token_type: null, expires_in: null };

  /** The session has expired by then. */
  beforeEach(() => site.advance(301_000));

  test.each([
    ['an id that is a number', { organization_id: 7, token }],
    ['fields that are null', { organization_id: 'org', token, refresh_token: null }],
  ])('%s', async (_, data) => {
    const seen: string[] = [];
    site.provider.intercept(({ path }) => {
      if (path.endsWith('login')) return Response.json({ data });
      if (!path.includes('/blog/')) return undefined;
      seen.push(path);
      return Response.json({ posts: [] });
    });
    expect((await site.get(`/api/quotes?q=word-${uniqueNumber++}`)).status).toBe(200);
    expect(seen[0]).toContain(`/organization/${data.organization_id}/`);
  });

  test.each([
    ['an empty token', { data: { organization_id: 'org', token: { access_token: '' } } }],
    ['a token that is a number', { data: { organization_id: 'org', token: { access_token: 7 } } }],
    ['an empty organization', { data: { organization_id: '', token } }],
  ])('%s is still an error', async (_, body) => {
    respond(/login$/, body);
    expect((await site.get(`/api/quotes?q=word-${uniqueNumber++}`)).status).toBe(503);
  });
});
