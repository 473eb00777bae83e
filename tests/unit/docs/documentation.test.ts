import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { settingNames } from '../../../worker/settings.ts';

const root = join(import.meta.dirname, '../../..');

/** The documentation of the project. The documents of the site are content. */
const files = globSync(['*.md', 'docs/**/*.md', '.github/**/*.md'], { cwd: root });

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

/** Returns the links of a text to files and headings of the project, images included. */
function linksIn(markdown: string): string[] {
  const links: string[] = [];
  visit(fromMarkdown(markdown), (node) => {
    if ('url' in node) links.push(node.url);
    const images = node.type === 'html' ? node.value.matchAll(/\bsrc="([^"]+)"/g) : [];
    for (const [, source = ''] of images) links.push(source);
  });
  return links.filter((link) => !/^[a-z]+:/.test(link));
}

/** Returns the fragment identifiers that GitHub generates for headings. */
function fragmentsOf(markdown: string): string[] {
  return [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    String(heading)
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

test.each(files)('each link in %s has a target', (file) => {
  const broken = linksIn(read(file)).filter((link) => {
    const [path = '', fragment] = link.split('#');
    const target = path === '' ? file : join(file, '..', path);
    if (!existsSync(join(root, target))) return true;
    return fragment !== undefined && !fragmentsOf(read(target)).includes(fragment);
  });
  expect(broken).toEqual([]);
});

test('the table of settings contains each setting and no other', () => {
  const [, section = ''] =
    /^## The Worker's settings$(.*?)^## /ms.exec(read('docs/settings.md')) ?? [];
  const names = [...section.matchAll(/^\| (.*?) \|/gm)].flatMap(([, first = '']) =>
    [...first.matchAll(/`(\w+)`/g)].map(([, name]) => name),
  );
  expect(names.toSorted()).toEqual(settingNames.toSorted());
});
