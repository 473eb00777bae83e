import { expect, test } from 'vitest';
import { wordOf } from '../../../support/handout-document.ts';
import { post } from '../../../support/post-to-copy.ts';
import { packageProblems, wordParagraphs } from '../../../support/word-package.ts';

test('Word has real styles, lists, tables and links, and its package is complete', async () => {
  const parts = await wordOf(
    `${post.content}<h3>Deeper</h3><pre>a\n  b</pre><hr><table><caption>Kings</caption><tr><th>x</th></tr><tfoot><tr><td>sum</td></tr></tfoot></table><dl><dt>a</dt><dd>b</dd></dl><iframe src="https://www.youtube.com/embed/aaaaaaaaaaa" title="A talk"></iframe><p dir="rtl">\u05d0\u05d1 <s>c</s> <sup>1</sup> <q>d</q></p>`,
  );
  expect(await packageProblems(parts)).toEqual([]);
  expect(wordParagraphs(parts).filter(([, text]) => text)).toEqual([
    ['Title', '*A* &lt;title&gt;'],
    ['Heading1', 'A &lt;post&gt;'],
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
    ['', 'one'],
    ['', 'two'],
    ['', 'The end.'],
    ['Heading3', 'Deeper'],
    ['HTMLPreformatted', 'a\n  b'],
    ['', 'Kings'],
    ['', 'x'],
    ['', 'sum'],
    ['', 'a'],
    ['', 'b'],
    ['', 'Video: A talk'],
    ['', '\u05d0\u05d1 c 1 “d”'],
    ['Source', 'A ministry, https://areopagus.example/quotes?post=1'],
    ['Source', 'For sermons: https://areopagus.example/copyright'],
  ]);
  expect(parts['docProps/core.xml']).toContain('<dc:title>*A* &lt;title&gt;</dc:title>');
  expect(parts['word/styles.xml']).toContain('<w:lang w:val="en-US"');
  const document = parts['word/document.xml'] ?? '';
  const links = document.split('<w:hyperlink ').slice(1);
  expect(links.filter((link) => !link.includes('<w:rStyle w:val="Hyperlink"/>'))).toEqual([]);
});

/** The paragraphs of a Word file, each with its indentation in twentieths of a point and its number. */
async function wordLists(markup: string) {
  const { 'word/document.xml': document, 'word/numbering.xml': xml = '' } = await wordOf(markup);
  const [, body = ''] = document?.split('<w:pStyle w:val="Source"/>') ?? [];
  const counts = new Map<string, number>();
  return [...body.matchAll(/<w:p>(.*?)<\/w:p>/g)].map(([, paragraph = '']) => {
    const text = paragraph.replace(/<[^>]*>/g, '');
    const [, id = ''] = /<w:numId w:val="(\d+)"/.exec(paragraph) ?? [];
    const [, list] = xml.split(`<w:num w:numId="${id}"><w:abstractNumId w:val="`);
    const [, level] = xml.split(`<w:abstractNum w:abstractNumId="${list?.split('"')[0]}"`);
    const attribute = (name: string, of = level) =>
      new RegExp(`<w:${name}="([^"]*)"`).exec(of ?? '')?.[1];
    if (!id) return `${attribute('ind w:left', paragraph)} ${text}`;
    const count = counts.get(id) ?? Number(attribute('start w:val'));
    counts.set(id, count + 1);
    return `${attribute('ind w:left')} ${attribute('numFmt w:val')} ${count} ${text}`;
  });
}

test.each([
  [
    'only the first paragraph of an item has a number',
    '<ol><li><blockquote><p>a</p><p>b</p></blockquote></li><li>second</li></ol>',
    ['360 decimal 1 a', '360 b', '360 decimal 2 second'],
  ],
  [
    'a nested list is indented by its level, also one that is not in an item',
    '<ol><li><p>a</p><ol><li>b</li></ol><p>c</p></li><ul><li>d</li></ul> <li>e</li>f</ol>',
    [
      ...['360 decimal 1 a', '720 decimal 1 b', '360 c', '720 bullet 1 d'],
      ...['360 decimal 2 e', '360 decimal 3 f'],
    ],
  ],
  [
    'each list has the numbers of the page',
    '<ol type="a" start="3"><li>c<ol type="I"><li>I</li></ol></li></ol>',
    ['360 lowerLetter 3 c', '720 upperRoman 1 I'],
  ],
  [
    'an item can have another number than the next one',
    '<ol><li>a</li><li value="5">b</li><li>c</li></ol><ol reversed><li>d</li><li>e</li></ol>',
    ['1 a', '5 b', '6 c', '2 d', '1 e'].map((item) => `360 decimal ${item}`),
  ],
])('in Word, %s', async (_, markup, lists) => {
  expect(await wordLists(markup)).toEqual(lists);
});

const shalom = '\u05e9\u05dc\u05d5\u05dd';

test.each<[what: string, markup: string, counts: Record<string, number>]>([
  [
    'a table has rows with cells, or is left out',
    '<table><tr></tr></table><table></table><table><tr><td>one</td></tr><tr></tr></table>',
    { '<w:tbl>': 1, '<w:tr></w:tr>': 0 },
  ],
  [
    'a block and a cell have their own alignment',
    '<table><tr><td style="text-align:right">one</td></tr></table><div style="text-align:center"><p style="text-align:left">two</p></div>',
    {
      '<w:jc w:val="right"/></w:pPr><w:r><w:t xml:space="preserve">one': 1,
      '<w:jc w:val="left"/></w:pPr><w:r><w:t xml:space="preserve">two': 1,
    },
  ],
  [
    'the head of a table is a header row, and a table for layout has no borders',
    '<table border="1"><thead><tr><td>a</td></tr></thead><tr><td>b</td></tr></table><table><tr><td>c</td><td>d</td></tr></table><table><tr><th>e</th></tr><tr><th>f</th><td>g</td></tr></table>',
    { '<w:tblHeader/>': 2, '<w:top w:val="single"': 2 },
  ],
  [
    'a paragraph whose direction is automatic has that of its first letter',
    `<p dir="auto">“${shalom}” (a)</p><div dir="auto">1 <b>a</b> ${shalom}</div>`,
    { '<w:bidi/>': 1 },
  ],
  [
    'texts are read from right to left, and have their language',
    `<p DIR="RTL">${shalom}</p><p>Peace (${shalom}) and \u1f00\u03b3\u03ac\u03c0\u03b7</p>`,
    { '<w:bidi/>': 1, '<w:rtl/>': 2, '<w:lang w:bidi="he-IL"/>': 2, '<w:lang w:val="grc"/>': 1 },
  ],
  [
    'a table is read from right to left, except for cells with another direction',
    `<table dir="RTL"><tr><td lang="HE">${shalom}</td><td dir="ltr">a</td></tr></table>`,
    { '<w:bidi/>': 1, '<w:bidiVisual/>': 1, 'w:bidi="he-IL"': 1 },
  ],
  [
    'cells span rows, and columns, of which there are at most 63, and the last one has the rest',
    `<table><tr><td rowspan=2>a${'<td>b'.repeat(70)}<tr>${'<td>c'.repeat(60)}<td colspan=9>d<td>e</table>`,
    {
      ...{ '<w:vMerge w:val="restart"/>': 1, '<w:vMerge w:val="continue"/>': 1, '>b<': 70 },
      ...{ '<w:tc>': 63 + 62, '<w:gridSpan w:val="2"/>': 1, '>e<': 1 },
    },
  ],
  ['tabs stay, soft hyphens go', '<pre>a\tb&shy;c</pre>', { '<w:tab/>': 1, '\t': 0, '>bc<': 1 }],
  // Two links are those of the source and of the permission.
  [
    'a link within the post is text, and one of more than 2,079 characters',
    `<p id="n1"><a href="#n1">1</a>${[2061, 2062].map((length) => `<a href="https://a.example/${'a'.repeat(length)}">a</a>`)}`,
    { 'w:anchor': 0, '<w:hyperlink': 2 + 1 },
  ],
])('in Word, %s', async (_, markup, counts) => {
  const { 'word/document.xml': document = '' } = await wordOf(markup);
  const found = Object.keys(counts).map((xml) => [xml, document.split(xml).length - 1]);
  expect(Object.fromEntries(found)).toEqual(counts);
});
