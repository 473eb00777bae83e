import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');

/** The files and folders that the checklist in the README names. */
function listed(): string[] {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  const [, section = ''] = /^## Make it yours$(.*?)^## /ms.exec(readme) ?? [];
  const paths: string[] = [];
  visit(fromMarkdown(section), 'link', ({ url, children: [text] }) => {
    const isFolder = text?.type === 'inlineCode' && text.value.endsWith('/');
    paths.push(isFolder ? text.value : url);
  });
  return paths;
}

/** The files of the site, without its documentation, tests, and the list of packages. */
const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter((file) =>
    /^(client|shared|worker|sample-provider|scripts|docs\/.*\.jpg)|^[^/]*\.(ts|toml)$/.test(file),
  );

const isImage = (file: string) => /\.(svg|png|jpg|ico|woff2)$/.test(file);

const texts = new Map(
  files
    .filter((file) => !isImage(file) || file.endsWith('.svg'))
    .map((file) => [file, readFileSync(join(root, file), 'utf8')]),
);

const filesWith = (pattern: RegExp) =>
  [...texts].filter(([, text]) => pattern.test(text)).map(([file]) => file);

test.each([
  ['name', filesWith(/\bAreopagus\b|Sample Ministry/)],
  ['colors', filesWith(/#[0-9a-f]{6}\b|\b(oklch|rgb|hsl)\(/)],
  ['drawings and fonts', files.filter(isImage)],
  ['texts', filesWith(/\b[Pp]astors?\b|Springfield/)],
])('the files with the %s of the sample are in the checklist', (_, found) => {
  expect(found).not.toEqual([]);
  const known = listed();
  const isListed = (file: string) =>
    known.some((path) => file === path || (path.endsWith('/') && file.startsWith(path)));
  expect(found.filter((file) => !isListed(file))).toEqual([]);
});
