import { expect, test } from 'vitest';
import { sharedSite } from '../../support/shared-site.ts';

const site = await sharedSite();

type Group = { agents: string[]; rules: string[] };

/** The groups of a robots.txt (RFC 9309, section 2.1), and the lines outside of groups. */
async function readRobots() {
  const response = await site.get('/robots.txt');
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
  const groups: Group[] = [];
  const others: string[] = [];
  for (const line of (await response.text()).split('\n')) {
    const [, name = '', value = ''] = /^([\w-]+): (\S.*)$/.exec(line) ?? [];
    const last = groups.at(-1);
    if (name === 'User-agent' && last?.rules.length === 0) last.agents.push(value);
    else if (name === 'User-agent') groups.push({ agents: [value], rules: [] });
    else if (name === 'Sitemap') others.push(line);
    else if (name) last?.rules.push(line);
    else expect(line).toMatch(/^(#.*)?$/);
  }
  return { groups, others };
}

test('all crawlers may crawl and index, and the file states the content signals', async () => {
  const { groups } = await readRobots();
  const wildcard = groups.filter(({ agents }) => agents.includes('*'));
  expect(wildcard).toEqual([
    { agents: ['*'], rules: ['Content-Signal: search=yes, ai-train=no', 'Allow: /'] },
  ]);
});

test('crawlers that collect AI training data are disallowed', async () => {
  const { groups } = await readRobots();
  const disallowed = groups.filter(({ rules }) => rules.includes('Disallow: /'));
  expect(disallowed).toHaveLength(1);
  const agents = disallowed[0]?.agents;
  expect(agents).toEqual(
    expect.arrayContaining(['GPTBot', 'ClaudeBot', 'CCBot', 'Google-Extended', 'Bytespider']),
  );
  expect(new Set(agents).size).toBe(agents?.length);
  for (const search of ['Googlebot', 'Bingbot', 'Applebot', 'DuckDuckBot', 'OAI-SearchBot']) {
    expect(agents).not.toContain(search);
  }
});

test('the sitemap is given by its absolute URL', async () => {
  expect((await readRobots()).others).toEqual(['Sitemap: https://areopagus.example/sitemap.xml']);
});
