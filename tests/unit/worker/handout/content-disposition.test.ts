import { expect, test } from 'vitest';
import { contentDisposition } from '../../../../worker/handout/content-disposition.ts';

test.each([
  ['80 letters at most', 'x'.repeat(120), 'x'.repeat(80)],
  ['pictographs that are complete', `x${'📖'.repeat(59)}`, `x${'📖'.repeat(59)}`],
])('the name of a file has %s', (_, title, name) => {
  const [, encoded = ''] = contentDisposition(title, 'md').split("filename*=UTF-8''");
  expect(decodeURIComponent(encoded)).toBe(`${name}.md`);
});
