import { expect, test } from 'vitest';
import { contentDisposition } from '../../../../worker/handout/content-disposition.ts';

test.each([
  [`Luther's "Glaube" & Zweifel / öffentlich`, `Luther's Glaube & Zweifel öffentlich`],
  ['../../<b> Set-Cookie: a=b', 'b Set-Cookie a=b'],
  [`x${'📖'.repeat(99)}`, `x${'📖'.repeat(39)}`],
  ['100 %\uff02', '100 %\uff02'],
])('the file of a handout titled %j is named %s', (title, name) => {
  const [, ascii = '', encoded = ''] =
    /^attachment; filename="([ -~]+)"; filename\*=UTF-8''([\w%.!~-]+)$/.exec(
      contentDisposition(title, 'md'),
    ) ?? [];
  expect(decodeURIComponent(encoded)).toBe(`${name}.md`);
  expect(ascii).not.toMatch(/["%\\]/);
});

test.each([
  ['Grâce', 'Grace.docx'],
  ['恩典 1', '__ 1.docx'],
])('the file of %j is named %s where names are ASCII', (title, name) => {
  expect(contentDisposition(title, 'docx')).toContain(`filename="${name}"`);
});
