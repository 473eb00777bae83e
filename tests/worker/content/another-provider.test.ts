import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { sampleContent } from '../../../sample-provider/content.ts';
import { readPage } from '../../support/page.ts';
import { startSite } from '../../support/site.ts';
import { storedContent, storedSession } from '../../support/stored-in-kv.ts';
import { crawler } from '../../support/user-agent.ts';
import { wirePost } from '../../support/wire-post.ts';

const ids = { Before: '1001', After: '2002' };

/** Starts a site whose provider sends its name in all that it sends. `tokens` are those that it gets. */
async function startNamed(name: keyof typeof ids, settings: Record<string, string>, kvDir: string) {
  const tokens = new Set<string | null>();
  const posts = [wirePost({ id: ids[name], title: name })];
  const site = await startSite(
    { API_HOST: 'https://api.example', ...settings },
    {
      kvDir,
      async network(request) {
        const { pathname } = new URL(request.url);
        if (pathname === '/v1/auth/login') {
          return Response.json({ data: { organization_id: name, token: { access_token: name } } });
        }
        tokens.add(request.headers.get('Authorization'));
        const organization = { ...sampleContent().organization, display_name: name };
        return Response.json(
          pathname.startsWith('/v1/organizations/') ? { data: organization } : { posts },
        );
      },
    },
  );
  const lists = async () => {
    const { texts, text } = await readPage(site.get('/apologetics', crawler));
    return { titles: texts('main article h3'), footer: text('footer') };
  };
  return { site, tokens, lists };
}

const changes = { API_HOST: 'https://b.example', CLIENT_ID: 'another', BLOG_ID_THOUGHTS: '77' };

test('after the provider, the client or a blog has changed, nothing older is sent or shown', async () => {
  const kvDir = await mkdtemp(join(tmpdir(), 'kv-'));
  onTestFinished(() => rm(kvDir, { recursive: true }));
  const before = await startNamed('Before', {}, kvDir);
  expect((await before.lists()).titles).toEqual(['Before']);
  await before.site.runScheduled();
  await storedContent(before.site, '/api/thoughts');
  await storedContent(before.site, '/api/organization');
  await storedSession(before.site);
  await before.site.close();

  for (const [setting, value] of Object.entries(changes)) {
    const { site, lists, tokens } = await startNamed('After', { [setting]: value }, kvDir);
    const { titles, footer } = await lists();
    expect([setting, titles, footer]).toEqual([
      setting,
      ['After'],
      expect.stringContaining('After'),
    ]);
    await site.runScheduled();
    const sitemap = await (await site.get('/sitemap.xml')).text();
    expect(sitemap).toContain(ids.After);
    expect(sitemap).not.toContain(ids.Before);
    expect([...tokens]).toEqual(['Bearer After']);
    await site.close();
  }
}, 60_000);
