import { expect, test } from 'vitest';
import { sanitize } from '../../../../worker/sanitize/sanitize.ts';
import { sanitizedPost } from '../../../../worker/sanitize/sanitized-post.ts';

const link = 'Grace <a href="#a">1</a><p id="a">';

test('a post has the tree of its own content, and the same one until its title or content changes', () => {
  const trees = [
    ['1', 'Grace', 'A'],
    ['2', link, 'A'],
    ['3', link, 'A'],
    ['3', 'Grace ', 'A'],
    ['3', 'Grace ', 'B'],
    ['3', '', 'B'],
  ].map(([id = '', content = '', title = '']) => {
    const { tree } = sanitizedPost({ id, content, title });
    expect(tree).toEqual(sanitize(content, `post-${id}.`));
    expect(sanitizedPost({ id, content, title }).tree).toBe(tree);
    return tree;
  });
  expect(new Set(trees).size).toBe(6);
});
