import { expect, test } from 'vitest';
import { sampleContent } from '../../../sample-provider/content.ts';
import { samplePosts } from '../../support/handout-document.ts';
import { siteForFile } from '../../support/site.ts';
import { failure, respondTo } from '../../support/watched-provider.ts';
import { wordParagraphs, wordParts } from '../../support/word-package.ts';

const site = await siteForFile();
const [firstArticle] = sampleContent().posts.articles;

test.each([
  ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['md', 'text/markdown; charset=utf-8'],
])('handout.%s is a download that is not indexed', async (extension, type) => {
  const { status, headers } = await site.get(`/handout.${extension}?posts=${samplePosts}`);
  expect(status).toBe(200);
  expect(headers.get('Content-Type')).toBe(type);
  expect(headers.get('Content-Disposition')).toContain(`''Handout.${extension}`);
  expect(headers.get('X-Robots-Tag')).toContain('noindex');
  expect(headers.get('Cache-Control')).toBe('public, max-age=60');
});

test('a post that cites one passage has it in a file instead of its date', async () => {
  const title = 'Science and Faith at One Table';
  const post = sampleContent().posts.articles.find((post) => post.title === title);
  const file = await (await site.get(`/handout.md?posts=articles:${post?.id}`)).text();
  expect(file).toContain(`## ${title}\n\nJohn 1:1–14\n\n`);
});

test('missing and failing posts are named in a file, which is not cached', async () => {
  site.provider.intercept(respondTo('/posts/1105', () => failure(500, 'Down.')));
  const query = `?posts=quotes:1104,thoughts:1105,${samplePosts}`;
  const response = await site.get(`/handout.md${query}`);
  const file = await response.text();
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(file).toContain('This quote is missing: it was deleted, or its address is wrong.');
  expect(file).toContain('https://areopagus.example/quotes?post=1104');
  expect(file).toContain('This thought could not be loaded.');
  expect(file).toContain(firstArticle?.title);
  const docx = await (await site.get(`/handout.docx${query}`)).arrayBuffer();
  const paragraphs = wordParagraphs(wordParts(new Uint8Array(docx))).map(([, text]) => text);
  expect(paragraphs).toContain('This thought could not be loaded.');
  expect(paragraphs).toContain(firstArticle?.title);
});

test('a handout that is invalid, empty or unavailable leads to its page', async () => {
  site.provider.intercept(respondTo('/posts/', () => failure(500, 'Down.')));
  for (const query of [
    '?posts=quotes:1,quotes:1',
    '',
    '?posts=quotes:1106',
    `?title=${'x'.repeat(10_000)}`,
  ]) {
    const { status, headers } = await site.get(`/handout.docx${query}`);
    expect(status).toBe(303);
    expect(headers.get('Location')).toBe(`/handout${query}`);
    expect(headers.get('Cache-Control')).toBe('no-store');
  }
});
