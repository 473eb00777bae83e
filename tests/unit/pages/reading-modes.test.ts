import { Readability } from '@mozilla/readability';
import { expect, test } from 'vitest';
import { siteForTests } from '../../support/content-site.ts';
import { postsOf } from '../../support/watched-provider.ts';
import { wirePost } from '../../support/wire-post.ts';

const site = siteForTests();

/** Returns the text that the reading mode of Firefox shows of a page. */
async function readingText(path: string): Promise<string> {
  const { document } = await site.read(path);
  return new Readability(document).parse()?.textContent ?? '';
}

const words =
  'The witnesses saw, heard and touched what they told, in the city where it was done. ';
const essay = (paragraphs: number) => `<p>${words.repeat(3)}</p>`.repeat(paragraphs);

test('a reading mode shows all posts of a handout, however long they are', async () => {
  site.intercept(
    postsOf(
      wirePost({ id: '1', content: `<p>First: ${words}</p>${essay(30)}` }),
      wirePost({ id: '2', content: `<p>Second: ${words}</p>` }),
      wirePost({ id: '3', content: `<p>Third: ${words}</p>${essay(5)}` }),
    ),
  );
  const text = await readingText('/handout?posts=articles:1,quotes:2,articles:3');
  expect(text).toMatch(/First:.*Second:.*Third:/s);
  expect(text).not.toMatch(/Download|Change this handout/);
});

test('a reading mode shows no control of a short quote', async () => {
  site.intercept(postsOf(wirePost({ content: `<p>${words}</p>` })));
  const text = await readingText('/quotes?post=1001');
  expect(text).toContain(words.trim());
  expect(text).not.toMatch(/Add to handout|Open as a handout|\bCopy\b/);
});
