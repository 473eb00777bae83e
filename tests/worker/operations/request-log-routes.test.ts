import { expect, test } from 'vitest';
import { lineOf } from '../../support/log-lines.ts';
import { siteForFile } from '../../support/site.ts';

const site = await siteForFile();

test.each([
  ['/articles/7350186942201573301', '/articles/:postId', 200],
  ['/articles/unknown?from=mail', '/articles/:postId', 404],
  ['/apologetics?q=bereavement', '/apologetics', 200],
  ['/quotes/', '/*', 308],
  ['/somebody@mail.example/bereavement', '/*', 404],
  ['/api/quotes?q=bereavement', '/api/*', 200],
  ['/api/articles/somebody@mail.example', '/api/*', 404],
  ['/quotes?label=%ffbereavement', '/quotes', 400],
  ['/quotes?label=%00bereavement', '/quotes', 308],
])('%s is logged as %s, without its path and query', async (path, route, status) => {
  const response = await site.get(path);
  await response.text();
  expect(await lineOf(site, response)).toMatchObject({ route, status });
  expect(site.log.filter((line) => /bereavement|somebody|from=mail/.test(line))).toEqual([]);
});
