import { afterEach, expect, test } from 'vitest';
import { type Site, startSite } from '../support/site.ts';

const paths = ['/', '/quotes', '/nowhere', '/quotes?q=', '/api/quotes'];

let site: Site;

afterEach(() => site.close());

async function robotsTags() {
  const answers = await Promise.all(paths.map((path) => site.get(path)));
  return answers.map(({ headers }) => headers.get('X-Robots-Tag'));
}

test.each(['preview', 'local'])('nothing of a %s deployment is indexed', async (DEPLOYMENT) => {
  site = await startSite({ DEPLOYMENT });
  for (const tag of await robotsTags()) expect(tag).toContain('noindex');
});

test('production is indexed', async () => {
  site = await startSite({ DEPLOYMENT: 'production' });
  expect(await robotsTags()).toEqual(paths.map(() => null));
});
