import { expect, test } from 'vitest';
import type { ListName } from '../../../shared/content/lists.ts';
import { listHref, postHref } from '../../../shared/routes.ts';
import { expectApiError } from '../../support/api-error.ts';
import { readPage } from '../../support/page.ts';
import { siteForFile } from '../../support/site.ts';
import { emptyKv, storedContent } from '../../support/stored-in-kv.ts';
import { crawler } from '../../support/user-agent.ts';
import { failure, respondTo } from '../../support/watched-provider.ts';

/** Posts that the provider has deleted. Lists link to them until they are revalidated. */

const site = await siteForFile({}, { clock: true });

const afterExpiry = 301_000;
const eventually = { timeout: 10_000 };

test.each<{ list: ListName; status: number }>([
  { list: 'articles', status: 404 },
  { list: 'thoughts', status: 410 },
])(
  'a post of $list whose revalidation gets $status is gone until the provider has it again',
  async ({ list, status }) => {
    await emptyKv(site);
    const { document } = await readPage(site.get(listHref(list), crawler));
    const id = String(document.querySelector('main [data-item]')?.getAttribute('data-item'));
    const path = postHref(list, id);
    const api = `/api/${list}/${id}`;
    const visit = async () => (await readPage(site.get(path, crawler))).status;
    const calls = () => site.provider.requests.filter((call) => call.path.endsWith(id)).length;
    expect(await visit()).toBe(200);
    await storedContent(site, api);

    site.provider.intercept(respondTo(`/posts/${id}`, () => failure(status, 'No longer.')));
    await site.advance(afterExpiry);
    expect(await visit()).toBe(200);
    await expect.poll(visit, eventually).toBe(404);
    const before = calls();
    await expect.poll(() => storedContent(site, api), eventually).toHaveProperty('value', null);
    await site.restart();
    expect((await readPage(site.get(path))).text('h1')).toBe('Page Not Found');
    await expectApiError(await site.get(api), { message: 'There is no such post.', status: 404 });
    expect(calls()).toBe(before);

    site.provider.intercept(respondTo(`/posts/${id}`, () => 'reset'));
    // The restart has reset the clock.
    await site.advance(2 * afterExpiry);
    for (let visits = 0; visits < 3; visits++) expect(await visit()).toBe(404);
    await expect.poll(calls, eventually).toBeGreaterThan(before);
    site.provider.intercept();
    await site.advance(afterExpiry);
    await expect.poll(visit, eventually).toBe(200);
  },
);
