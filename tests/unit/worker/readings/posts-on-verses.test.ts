import { expect, test } from 'vitest';
import { readPassages } from '../../../../shared/scripture/passage.ts';
import { postLink, postsOnVerses } from '../../../../worker/readings/posts-on-verses.ts';
import { indexOf } from '../../../support/index-of.ts';

const index = indexOf([
  ...['Isaiah 53', 'Isaiah 52:13-53:2', 'Isaiah 53:10; Psalm 22:1', 'Isaiah 53:1', 'Psalm 22'],
]);

test.each([
  ['Isaiah 53:1-3', ['Isaiah 53:1', 'Isaiah 52:13–53:2'], ['Isaiah 53:10', 'Isaiah 53']],
  ['Isaiah 53', ['Isaiah 53:1', 'Isaiah 53:10', 'Isaiah 52:13–53:2', 'Isaiah 53'], []],
])('posts on %s and others in its chapter, the narrowest first', (text, onVerses, inChapter) => {
  const found = postsOnVerses(index, readPassages(text).passages);
  const references = (citing: typeof found.onVerses) =>
    citing.map((post) => postLink(post).reference?.replaceAll('\u00a0', ' '));
  expect(references(found.onVerses)).toEqual(onVerses);
  expect(references(found.inChapter)).toEqual(inChapter);
});
