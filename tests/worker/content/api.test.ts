import { expect, test } from 'vitest';
import { z } from 'zod';
import { organizationSchema } from '../../../sample-provider/provider-contract.ts';
import { expectApiError } from '../../support/api-error.ts';
import { sharedSite } from '../../support/shared-site.ts';

const site = await sharedSite();

const head = { id: z.string(), title: z.string(), published: z.iso.datetime({ offset: true }) };
const post = z.strictObject({
  ...head,
  content: z.string(),
  quotation: z.string().optional(),
  hasInitial: z.literal(true).optional(),
});
const summary = z.strictObject({ ...head, excerpt: z.string().max(303) });
const article = z.strictObject({
  ...head,
  content: z.string(),
  description: z.string().min(1).max(155),
  hasInitial: z.literal(true).optional(),
});
const pageOf = (item: z.ZodType) =>
  z.strictObject({ posts: z.array(item).min(1), nextPageToken: z.string().optional() });

test.each<[path: string, shape: z.ZodType]>([
  ['/api/organization', z.strictObject(organizationSchema.shape)],
  ['/api/thoughts', pageOf(post)],
  ['/api/quotes?label=Atheism', pageOf(post)],
  ['/api/quotes?q=God', pageOf(post)],
  ['/api/articles', pageOf(summary)],
  ['/api/articles/7350186942201573301', article],
  ['/api/featured', summary],
  ['/api/resources?label=Resource+Books', post],
  ['/api/resources?label=Something+else', z.null()],
])('%s responds with its content as JSON', async (path, shape) => {
  const response = await site.get(path);
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toMatch(/^application\/json/);
  expect(response.headers.get('Cache-Control')).toMatch(/^public/);
  const { success, error } = shape.safeParse(await response.json());
  expect(success, error && z.prettifyError(error)).toBe(true);
});

const long = 'x'.repeat(5000);

test.each([
  [400, '/api/thoughts?q=%00'],
  [400, '/api/articles?pageToken=%0A'],
  [400, '/api/articles/%E0%A4%A'],
  [400, '/api/quotes?pageToken=refused'],
  [400, '/api/quotes?label=%00&label=Hell'],
  [400, `/api/quotes?label=${long}`],
  [404, '/api/'],
  [404, '/api/thoughts/1'],
  [404, '/api/articles/unknown'],
  [404, '/api/articles/a%2Fb'],
  [404, '/api/constructor'],
])('%i for %.40s', async (status, path) => {
  const message = expect.stringMatching(/\w+ .*\.$/);
  await expectApiError(await site.get(path), { message, status });
});

test('a parameter that is not of the API may have any text', async () => {
  for (const query of ['?utm_source=50%', '?fbclid=%E9']) {
    expect((await site.get(`/api/organization${query}`)).status).toBe(200);
  }
});
