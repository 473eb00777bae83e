import fc from 'fast-check';
import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { expect, test } from 'vitest';
import { toText } from '../../../../shared/text/to-text.ts';
import { listFeed } from '../../../../worker/feeds/feed.ts';
import { handoutMarkdown } from '../../../../worker/handout/handout-markdown.ts';
import { parseMarkup } from '../../../../worker/sanitize/markup.ts';
import { sanitize } from '../../../../worker/sanitize/sanitize.ts';
import { handoutOf, wordOf } from '../../../support/handout-document.ts';
import { wordParagraphs } from '../../../support/word-package.ts';

const texts = fc.constantFrom(
  ...['grace', ' and peace', ' to ', 'you. ', ', ', '.', '(John', '“x”', '&amp;', ' ', '\n'],
  ...['* _so_ ', '&lt;b&gt;', '# a', '- b', '2. c', '[d](e)', '~~', '<br>', '<hr>'],
);
const names =
  'b i s u strong em code small sub sup q span p div blockquote pre h2 ul ol li figure'.split(' ');

/** Markup with these names, nested as authors and editors never would. */
const { nested } = fc.letrec<{ nested: string; list: string; element: string }>((tie) => {
  const some = fc.array(tie('nested'), { minLength: 1, maxLength: 3 });
  const each = (name: string, contents: string[]) =>
    contents.map((content) => `<${name}>${content}</${name}>`).join('');
  return {
    nested: fc
      .array(fc.oneof({ depthSize: 'small' }, texts, tie('element')), { maxLength: 5 })
      .map((parts) => parts.join('')),
    list: some.map((items) => each('li', items)),
    element: fc.oneof(
      fc.tuple(fc.constantFrom(...names), tie('nested')).map(([name, it]) => each(name, [it])),
      tie('nested').map((it) => `<a href="https://a.example/">${it}</a>`),
      tie('list').map((items) => `<ul>${items}</ul>`),
      tie('list').map((items) => `<ol start="3">${items}</ol>`),
      fc.tuple(tie('nested'), fc.array(some, { minLength: 1, maxLength: 3 })).map(
        ([caption, rows]) =>
          `<table border="1"><caption>${caption}</caption>${each(
            'tr',
            rows.map((cells) => each('td', cells)),
          )}</table>`,
      ),
    ),
  };
});

/** A text without white space, numbers and the marks that a format adds. */
function wordsIn(text: string): string {
  return text.normalize('NFKC').replace(/[\s\d“”‘’•;.^_()|~`-]/g, '');
}

function wordsOfMarkup(markup: string): string {
  return wordsIn(toText(parseMarkup(markup) ?? { type: 'root', children: [] }));
}

function textOf(node: Nodes): string {
  if ('children' in node) return node.children.map(textOf).join('');
  return 'value' in node ? node.value : '';
}

/** The parts of a file of posts, each without its title, its date and its source. */
function partsOf(file: string, title: string): string[] {
  const parts = file.split(`${title}March 1, 2026\n`).slice(1);
  return parts.map((part) => part.split(/^A ministry, /m)[0] ?? '');
}

test('page, feed, Word, Markdown and copy have the same words', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(nested, { minLength: 1, maxLength: 30 }), async (posts) => {
      const trees = posts.map((markup) => sanitize(markup, ''));
      const words = trees.map((tree) => wordsIn(toText(tree)));
      const settings = { SITE_URL: 'https://a.example', PRODUCT_NAME: 'Site' };
      const feed = listFeed(settings as never, {
        list: 'quotes',
        label: undefined,
        posts: trees.map((tree) => ({
          id: '1',
          title: '',
          published: null,
          updated: null,
          tree,
        })) as never,
      });
      expect(feed.entries.map(({ html }) => wordsOfMarkup(html))).toEqual(words);
      expect(trees.map((tree) => wordsIn(toText(tree, true)))).toEqual(words);
      const markdown = partsOf(handoutMarkdown(handoutOf(...posts)), '## A \\<post>\n\n');
      expect(markdown.map((part) => wordsIn(textOf(fromMarkdown(part))))).toEqual(words);
      const paragraphs = wordParagraphs(await wordOf(...posts)).map(([, text]) => text);
      const word = partsOf(paragraphs.join('\n'), 'A &lt;post&gt;\n');
      expect(word.map((part) => wordsOfMarkup(part))).toEqual(words);
    }),
    { numRuns: 15, seed: 1 },
  );
});
