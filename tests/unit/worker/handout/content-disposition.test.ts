import { expect, test } from 'vitest';
import { contentDisposition } from '../../../../worker/handout/content-disposition.ts';

test.each([
  [`Luther's "Glaube" & Zweifel / öffentlich`, `Luther's Glaube & Zweifel öffentlich`],
  ['../../<b> Set-Cookie: a=b', 'b Set-Cookie a=b'],
  [`x${'📖'.repeat(99)}`, `x${'📖'.repeat(79)}`],
])('the file of a handout titled %j is named %s', (title, name) => {
  const [, encoded = ''] = contentDisposition(title, 'md').split("attachment; filename*=UTF-8''");
  expect(encoded).toMatch(/^[\w%.!~-]+$/);
  expect(decodeURIComponent(encoded)).toBe(`${name}.md`);
});
