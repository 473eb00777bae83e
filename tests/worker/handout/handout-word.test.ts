import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import {
  bloggerPost,
  handoutFiles,
  permission,
  samplePosts,
  wordPost,
} from '../../support/handout-files.ts';
import { post } from '../../support/post-to-copy.ts';
import { findProgram } from '../../support/programs.ts';
import { siteForFile } from '../../support/site.ts';
import { packageProblems, wordParagraphs } from '../../support/word-package.ts';

const site = await siteForFile();
const { showContent, showPosts, text, bytes, word } = handoutFiles(site);

test('Word has real styles, lists, tables and links, and its package is complete', async () => {
  showContent(
    `${post.content}<h3>Deeper</h3><pre>a\n  b</pre><hr><table><caption>Kings</caption><tr><th rowspan="2">x</th><td colspan="2">y</td></tr><tr><td>1</td><td>2</td></tr></table><dl><dt>a</dt><dd>b</dd></dl><iframe src="https://www.youtube.com/embed/aaaaaaaaaaa" title="A talk"></iframe><p dir="rtl">\u05d0\u05d1 <s>c</s> <sup>1</sup> <q>d</q></p>`,
  );
  const parts = await word('?title=%3CAdvent%3E&posts=quotes:1103');
  expect(await packageProblems(parts)).toEqual([]);
  expect(wordParagraphs(parts).filter(([, text]) => text)).toEqual([
    ['Title', '&lt;Advent&gt;'],
    ['Heading1', 'Paul &amp; the &lt;poets&gt;'],
    ['Source', 'March 1, 2026'],
    ['', '[Picture: A lamp]'],
    ['Quote', 'In him we live\nand move and have our being.'],
    ['', 'See more\u00a0&amp; there.'],
    ['Caption', 'A lamp'],
    ['Heading2', 'Three poets'],
    ['ListBullet', 'Aratus'],
    ['ListBullet', 'Cleanthes'],
    ['ListBullet', 'of Assos'],
    ['ListNumber', 'a boxer'],
    ['ListNumber', 'Epimenides'],
    ['ListNumber', 'Menander'],
    ['', '\u00a0'],
    ['', 'one'],
    ['', 'two'],
    ['', 'The end.'],
    ['Heading3', 'Deeper'],
    ['HTMLPreformatted', 'a\n  b'],
    ['', 'Kings'],
    ['', 'x'],
    ['', 'y'],
    ['', '1'],
    ['', '2'],
    ['', 'a'],
    ['', 'b'],
    ['', 'Video: A talk'],
    ['', '\u05d0\u05d1 c 1 “d”'],
    ['Source', 'Areopagus Sample Ministry, https://areopagus.example/quotes?post=1103'],
    ['Source', permission],
  ]);
  expect(parts['docProps/core.xml']).toContain('<dc:title>&lt;Advent&gt;</dc:title>');
  expect(parts['docProps/core.xml']).toContain('<dc:language>en-US</dc:language>');
  expect(parts['word/styles.xml']).toContain('<w:lang w:val="en-US"');
  expect(parts['word/document.xml']).toContain('<w:gridSpan w:val="2"/>');
  expect(parts['word/document.xml']).toContain('<w:vMerge w:val="restart"/>');
  expect(parts['word/document.xml']).toContain('<w:vMerge w:val="continue"/>');
  const links = (parts['word/document.xml'] ?? '').split('<w:hyperlink ').slice(1);
  expect(links.filter((link) => !link.includes('<w:rStyle w:val="Hyperlink"/>'))).toEqual([]);
});

test('all rows of a table in Word have the same width, of at most 63 columns', async () => {
  showContent(
    '<table><tr><td rowspan="2">a</td><td>b</td><td rowspan="2">c</td></tr><tr></tr><tr><td colspan="100">d</td></tr></table>',
  );
  const parts = await word('?posts=quotes:1117');
  const [, ...rows] = (parts['word/document.xml'] ?? '').split('<w:tr>');
  const cells = rows.map((row) =>
    [...row.matchAll(/<w:gridSpan w:val="(\d+)"\/>(?:<w:vMerge w:val="(\w+)"\/>)?/g)].map(
      ([, columns, merge]) => [columns, merge],
    ),
  );
  expect(cells).toEqual([
    [
      ['1', 'restart'],
      ['1', undefined],
      ['1', 'restart'],
      ['60', undefined],
    ],
    [
      ['1', 'continue'],
      ['1', undefined],
      ['1', 'continue'],
      ['60', undefined],
    ],
    [['63', undefined]],
  ]);
});

const soffice = findProgram('soffice', 'libreoffice');

test.skipIf(!soffice)(
  'LibreOffice reads all words of a Word file, in order',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'handout-'));
    try {
      writeFileSync(
        join(folder, 'handout.docx'),
        await bytes(`/handout.docx?title=Advent+4&posts=${samplePosts}`),
      );
      await promisify(execFile)(
        String(soffice),
        [
          `-env:UserInstallation=file://${folder}/profile`,
          '--headless',
          '--convert-to',
          'pdf',
          '--outdir',
          folder,
          join(folder, 'handout.docx'),
        ],
        { timeout: 50_000 },
      );
      const pdf = await getDocumentProxy(new Uint8Array(readFileSync(join(folder, 'handout.pdf'))));
      const { text: sheets } = await extractText(pdf, { mergePages: true });
      const words = (value: string) => value.replace(/\s+/g, '');
      expect(words(sheets)).toBe(
        words(await text(`/handout.txt?title=Advent+4&posts=${samplePosts}`)),
      );
      expect((await pdf.getMetadata()).info).toMatchObject({ Title: 'Advent 4' });
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
  60_000,
);

if (!soffice)
  console.info('LibreOffice is not available: the test of Word files in it is skipped.');

/** The paragraphs of a Word file: the marker of a list as the position of the list and the level, the indentation in twentieths of a point, and the text. */
async function wordLists(content: string, postId: string) {
  showContent(content);
  const parts = await word(`?posts=quotes:${postId}`);
  expect(await packageProblems(parts)).toEqual([]);
  const [, body = ''] = (parts['word/document.xml'] ?? '').split('<w:pStyle w:val="Source"/>');
  const lists: string[] = [];
  return [...body.matchAll(/<w:p>(.*?)<\/w:p>/g)].map(([, xml = '']) => {
    const text = [...xml.matchAll(/<w:t [^>]*>([^<]*)<\/w:t>/g)].map(([, text]) => text).join('');
    const [, level, id] = /<w:ilvl w:val="(\d)"\/><w:numId w:val="(\d+)"/.exec(xml) ?? [];
    if (!level || !id) return [undefined, leftOf(xml), text];
    if (!lists.includes(id)) lists.push(id);
    return [`${lists.indexOf(id) + 1}/${level}`, leftOf(listLevel(parts, id, level)), text];
  });
}

const leftOf = (xml: string) => /<w:ind w:left="(\d+)"/.exec(xml)?.[1];

/** The definition of a level of a list. */
function listLevel(parts: Record<string, string>, id: string, level: string): string {
  const xml = parts['word/numbering.xml'] ?? '';
  const [, list] =
    new RegExp(`<w:num w:numId="${id}"><w:abstractNumId w:val="(\\d+)"`).exec(xml) ?? [];
  const [, levels = ''] = xml.split(`<w:abstractNum w:abstractNumId="${list}"`);
  return levels.split(`<w:lvl w:ilvl="${level}"`)[1]?.split('</w:lvl>')[0] ?? '';
}

test('only the first paragraph of an item has a number in Word, and an empty item has one, too', async () => {
  expect(
    await wordLists(
      '<ol><li><blockquote><p>a</p><p>b</p></blockquote></li><li>second</li><li></li><li>fourth</li></ol>',
      '1110',
    ),
  ).toEqual([
    ['1/0', '360', 'a'],
    [undefined, '360', 'b'],
    ['1/0', '360', 'second'],
    ['1/0', '360', ''],
    ['1/0', '360', 'fourth'],
  ]);
});

test('a nested list in Word is indented by its level', async () => {
  expect(
    await wordLists(
      '<ol><li><p>a</p><ol><li>b</li></ol><p>c</p></li><li><ul><li>d</li></ul></li></ol><dl><dd><ul><li>e<ul><li>f</li></ul></li></ul></dd></dl>',
      '1111',
    ),
  ).toEqual([
    ['1/0', '360', 'a'],
    ['2/1', '720', 'b'],
    [undefined, '360', 'c'],
    ['1/0', '360', ''],
    ['3/1', '720', 'd'],
    ['4/0', '1080', 'e'],
    ['5/1', '1440', 'f'],
  ]);
});

test('each list in Word has the numbers of the page', async () => {
  showContent(
    '<ol type="a" start="3"><li>c<ol type="I"><li>I</li></ol></li><li value="8">h</li></ol><ol reversed><li>2</li><li>1</li></ol>',
  );
  const parts = await word('?posts=quotes:1116');
  const document = parts['word/document.xml'] ?? '';
  const levels = [...document.matchAll(/<w:ilvl w:val="(\d)"\/><w:numId w:val="(\d+)"/g)].map(
    ([, level = '', id = '']) => {
      const xml = listLevel(parts, id, level);
      return ['start', 'numFmt', 'lvlText'].map(
        (name) => new RegExp(`<w:${name} w:val="([^"]*)"`).exec(xml)?.[1],
      );
    },
  );
  expect(levels).toEqual([
    ['3', 'lowerLetter', '%1.'],
    ['1', 'upperRoman', '%2.'],
    ['8', 'lowerLetter', '%1.'],
    ['2', 'decimal', '%1.'],
    ['1', 'decimal', '%1.'],
  ]);
});

test('a table without cells does not damage a Word file, and cells keep their alignment', async () => {
  showContent(
    '<table><tr></tr></table><table></table><table><tr><td style="text-align:right">one</td></tr><tr></tr></table><div style="text-align:center"><p style="text-align:left">two</p></div><p dir="rtl" style="text-align:right">\u05d0</p>',
  );
  const parts = await word('?posts=quotes:1112');
  const document = parts['word/document.xml'] ?? '';
  expect(document.match(/<w:tbl>/g)).toHaveLength(1);
  expect(document).not.toContain('<w:tr></w:tr>');
  expect(document).toContain('<w:jc w:val="right"/></w:pPr><w:r><w:t xml:space="preserve">one');
  expect(document).toContain('<w:jc w:val="left"/></w:pPr><w:r><w:t xml:space="preserve">two');
  expect(document).toContain('<w:bidi/><w:jc w:val="left"/>');
});

test('Word has the footnotes of all posts as footnotes', async () => {
  showPosts(wordPost, bloggerPost);
  const parts = await word('?posts=quotes:1203,quotes:1204');
  expect(await packageProblems(parts)).toEqual([]);
  expect(wordParagraphs(parts).filter(([style, text]) => !style && text)).toEqual([
    ['', 'One[^1] two.[^2]'],
    ['', 'Three[^3] and again3.'],
    ['', 'End, above.'],
  ]);
  expect(parts['word/document.xml']).toContain('<w:hyperlink w:history="1" w:anchor="footnote3">');
  expect(wordParagraphs(parts, 'footnotes').filter(([style]) => style === 'FootnoteText')).toEqual([
    ['FootnoteText', ' First note.'],
    ['FootnoteText', 'More.'],
    ['FootnoteText', ' Second.'],
    ['FootnoteText', ' 1 Cor 15'],
  ]);
});

test('a footnote in Word has the paragraphs of its lists and tables, and may be empty', async () => {
  showContent(
    '<p>a<a href="#n" id="r">1</a><a href="#e" id="s">2</a></p><div id="n"><p><a href="#r">1</a> b <a href="https://example.org/c">c</a></p><ul><li>d</li></ul><table><tr><td>e</td><td>f</td></tr></table></div><p id="e"><a href="#s">2</a></p>',
  );
  const parts = await word('?posts=quotes:1205');
  expect(await packageProblems(parts)).toEqual([]);
  expect(wordParagraphs(parts).slice(3, -3)).toEqual([['', 'a[^1][^2]']]);
  expect(wordParagraphs(parts, 'footnotes').slice(2)).toEqual([
    ['FootnoteText', ' b c'],
    ['ListBullet', 'd'],
    ['FootnoteText', 'e'],
    ['FootnoteText', 'f'],
    ['FootnoteText', ''],
  ]);
  expect(parts['word/_rels/footnotes.xml.rels']).toContain('Target="https://example.org/c"');
});
