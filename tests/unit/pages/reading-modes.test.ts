import { Readability } from '@mozilla/readability';
import { expect, test } from 'vitest';
import { siteForTests } from '../../support/content-site.ts';
import { respondTo } from '../../support/watched-provider.ts';
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
  const contents: Record<string, string> = {
    1: `<p>First: ${words}</p>${essay(30)}`,
    2: `<p>Second: ${words}</p>`,
    3: `<p>Third: ${words}</p>${essay(5)}`,
  };
  site.intercept(({ path }) => {
    const id = path.split('/posts/')[1] ?? '';
    const content = contents[id];
    return content ? Response.json(wirePost({ id, content })) : undefined;
  });
  const text = await readingText('/handout?posts=articles:1,quotes:2,articles:3');
  expect(text).toMatch(/First:.*Second:.*Third:/s);
  expect(text).not.toMatch(/Download|Change this handout/);
});

test('a reading mode shows no control of a short quote', async () => {
  const post = wirePost({ content: `<p>${words}</p>` });
  site.intercept(respondTo('/posts/', () => Response.json(post)));
  const text = await readingText('/quotes?post=1001');
  expect(text).toContain(words.trim());
  expect(text).not.toMatch(/Add to handout|Open as a handout|\bCopy\b/);
});
