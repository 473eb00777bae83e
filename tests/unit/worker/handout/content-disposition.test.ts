import { expect, test } from 'vitest';
import { contentDisposition } from '../../../../worker/handout/content-disposition.ts';

test.each([
  [
    `Luther's "Glaube" & Zweifel / öffentlich`,
    `"Luther's Glaube & Zweifel offentlich.md"`,
    `Luther's Glaube & Zweifel öffentlich`,
  ],
  ['../../<b> Set-Cookie: a=b', '"b Set-Cookie a=b.md"', 'b Set-Cookie a=b'],
  ['a＂; filename=＂b＼c／d', '"a ; filename= b c d.md"', 'a＂; filename=＂b＼c／d'],
  ['x'.repeat(120), `"${'x'.repeat(80)}.md"`, 'x'.repeat(80)],
  [`x${'📖'.repeat(59)}`, '"x_.md"', `x${'📖'.repeat(59)}`],
])('the file of a handout titled %j is named %s, or %s', (title, ascii, name) => {
  const header = contentDisposition(title, 'md');
  const [start, encoded = ''] = header.split("; filename*=UTF-8''");
  expect(start).toBe(`attachment; filename=${ascii}`);
  expect(encoded).not.toContain("'");
  expect(decodeURIComponent(encoded)).toBe(`${name}.md`);
});
