import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { sampleContent } from '../../../sample-provider/content.ts';
import { post } from '../../support/post-to-copy.ts';
import { findProgram } from '../../support/programs.ts';
import { siteForFile } from '../../support/site.ts';
import { failure } from '../../support/watched-provider.ts';
import { wirePost } from '../../support/wire-post.ts';
import { packageProblems, wordParagraphs, wordParts } from '../../support/word-package.ts';

const { thoughts, quotes, articles } = sampleContent().posts;
const mixed = `thoughts:${thoughts[0]?.id},quotes:${quotes[0]?.id},articles:${articles[0]?.id}`;
const permission =
  'For use in sermons and lessons, not for sale. What else is permitted: https://areopagus.example/copyright';

const site = await siteForFile();

/** Makes the provider return this content for every post. */
function showContent(content: string, title = post.title) {
  site.provider.intercept(({ path }) => {
    const id = /\/posts\/(.*)/.exec(path)?.[1];
    return id ? Response.json(wirePost({ id, title, content })) : undefined;
  });
}

const text = async (path: string) => (await site.get(path)).text();
const bytes = async (path: string) => new Uint8Array(await (await site.get(path)).arrayBuffer());

test.each([
  ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['md', 'text/markdown; charset=utf-8'],
  ['txt', 'text/plain; charset=utf-8'],
])(
  'handout.%s is a download that is named after the title and not indexed',
  async (extension, type) => {
    const { status, headers } = await site.get(
      `/handout.${extension}?title=${encodeURIComponent('Glaube & "Zweifel" / öffentlich')}&posts=${mixed}`,
    );
    expect(status).toBe(200);
    expect(headers.get('Content-Type')).toBe(type);
    expect(headers.get('Content-Disposition')).toBe(
      `attachment; filename="Glaube & Zweifel offentlich.${extension}"; filename*=UTF-8''Glaube%20%26%20Zweifel%20%C3%B6ffentlich.${extension}`,
    );
    expect(headers.get('X-Robots-Tag')).toContain('noindex');
    expect(headers.get('Cache-Control')).toBe('public, max-age=60');
  },
);

test('Markdown has all of the content and the permission once', async () => {
  showContent(post.content);
  expect(await text('/handout.md?title=*A*+title&posts=quotes:1101')).toBe(`# \\*A\\* title

## Paul & the \\<poets>

March 1, 2026

[\\[Picture: A lamp\\]](https://example.org/lamp.png)

> In him we live\\
> and _move_ and **have our being**.

See [more](https://areopagus.example/quotes?label=Truth)\u00a0& [there](https://example.org/a?b=1\\&c=2).

A lamp

### Three poets

- Aratus

- Cleanthes

  - of Assos
    1. a boxer

3. Epimenides
4. Menander

\u00a0

|     |   |     |
| --- | - | --- |
| one |   | two |

The end.

Areopagus Sample Ministry, <https://areopagus.example/quotes?post=1101>

---

For use in sermons and lessons, not for sale. What else is permitted: <https://areopagus.example/copyright>
`);
});

test('plain text has all of the content, with the list numbers of the page', async () => {
  showContent(
    `${post.content}<ol type="a" start="26"><li>deep<ol type="I" start="4"><li>deeper</li></ol></li><li>high</li></ol><ol reversed><li>two</li><li value="5">five</li></ol>`,
  );
  expect(await text('/handout.txt?posts=quotes:1102')).toBe(`Handout


Paul & the <poets>
March 1, 2026

[Picture: A lamp]
In him we live
and move and have our being.

See more\u00a0& there.

A lamp

Three poets

• Aratus

• Cleanthes

  • of Assos
    1. a boxer
3. Epimenides
4. Menander

one\t\ttwo

The end.

z. deep
  IV. deeper
aa. high
2. two
5. five

Areopagus Sample Ministry, https://areopagus.example/quotes?post=1102


${permission}
`);
});

test('Word has real styles, lists, tables and links, and its package is complete', async () => {
  showContent(
    `${post.content}<h3>Deeper</h3><pre>a\n  b</pre><hr><table><caption>Kings</caption><tr><th rowspan="2">x</th><td colspan="2">y</td></tr><tr><td>1</td><td>2</td></tr></table><dl><dt>a</dt><dd>b</dd></dl><iframe src="https://www.youtube.com/embed/aaaaaaaaaaa" title="A talk"></iframe><p dir="rtl">\u05d0\u05d1 <s>c</s> <sup>1</sup> <q>d</q></p>`,
  );
  const parts = wordParts(await bytes('/handout.docx?title=%3CAdvent%3E&posts=quotes:1103'));
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
  const parts = wordParts(await bytes('/handout.docx?posts=quotes:1117'));
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
        await bytes(`/handout.docx?title=Advent+4&posts=${mixed}`),
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
      expect(words(sheets)).toBe(words(await text(`/handout.txt?title=Advent+4&posts=${mixed}`)));
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
  const parts = wordParts(await bytes(`/handout.docx?posts=quotes:${postId}`));
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
  const parts = wordParts(await bytes('/handout.docx?posts=quotes:1116'));
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
  const parts = wordParts(await bytes('/handout.docx?posts=quotes:1112'));
  const document = parts['word/document.xml'] ?? '';
  expect(document.match(/<w:tbl>/g)).toHaveLength(1);
  expect(document).not.toContain('<w:tr></w:tr>');
  expect(document).toContain('<w:jc w:val="right"/></w:pPr><w:r><w:t xml:space="preserve">one');
  expect(document).toContain('<w:jc w:val="left"/></w:pPr><w:r><w:t xml:space="preserve">two');
  expect(document).toContain('<w:bidi/><w:jc w:val="left"/>');
});

test('a video is a link to its page, also in the middle of a paragraph', async () => {
  showContent(
    '<p>Watch<iframe src="https://www.youtube.com/embed/aaaaaaaaaaa?start=90" title="A talk"></iframe>this.</p><iframe src="https://youtu.be/bbbbbbbbbbb"></iframe>',
  );
  const query = '?posts=quotes:1113';
  const talk = 'https://www.youtube.com/watch?v=aaaaaaaaaaa';
  const other = 'https://www.youtube.com/watch?v=bbbbbbbbbbb';
  expect(await text(`/handout.md${query}`)).toContain(
    `Watch [Video: A talk](${talk}\\&t=90s) this.\n\n[Video: YouTube video](${other})`,
  );
  expect(await text(`/handout.txt${query}`)).toContain(
    `Watch Video: A talk this.\n\nVideo: YouTube video`,
  );
  const parts = wordParts(await bytes(`/handout.docx${query}`));
  expect(parts['word/_rels/document.xml.rels']).toContain(`Target="${talk}&amp;t=90s"`);
  expect(wordParagraphs(parts)).toContainEqual(['', 'Watch Video: A talk this.']);
});

test('lists in Markdown have the numbers of the page', async () => {
  showContent(
    '<ol><li value="5">five</li><li>six</li><li value="2">two<ol start="3"><li>three</li></ol></li></ol><ol reversed><li>b</li><li>a</li></ol>',
  );
  const file = await text('/handout.md?posts=quotes:1115');
  const markers = [...file.matchAll(/^ *(\d+)[.)] (\w+)$/gm)].map(([, ...marker]) => marker);
  expect(markers).toEqual([
    ...[
      ['5', 'five'],
      ['6', 'six'],
      ['2', 'two'],
      ['3', 'three'],
      ['2', 'b'],
      ['1', 'a'],
    ],
  ]);
});

test('list markers in plain text stand before the words of the item', async () => {
  showContent(
    '<ul><li>\n<p>one</p>\n</li><li><div>two</div></li><li><blockquote><p>three</p></blockquote></li><li></li></ul>',
  );
  expect(await text('/handout.txt?posts=quotes:1114')).toMatch(/• one\n+• two\n+• three\n+•\n/);
});

/** Makes the provider return one content for posts with an odd id, and another for the others. */
function showPosts(odd: string, even: string) {
  site.provider.intercept(({ path }) => {
    if (!path.includes('/posts/')) return undefined;
    const id = path.slice(path.lastIndexOf('/') + 1);
    return Response.json(wirePost({ id, content: Number(id) % 2 ? odd : even }));
  });
}

/** The content of a post, and that of another, in a handout of both. */
async function handoutOf(first: string, second: string, extension: string, ids: string) {
  showPosts(first, second);
  const file = await text(`/handout.${extension}?posts=${ids}`);
  return file.split(/March 1, 2026\n\n?|\n+Areopagus Sample Ministry,.*/).filter((_, i) => i % 2);
}

const wordPost =
  '<p>One<a href="#_ftn1" name="_ftnref1"><sup>[1]</sup></a> two.<a href="#_ftn2" name="_ftnref2">[2]</a></p><div><hr><div id="ftn1"><p><a href="#_ftnref1" name="_ftn1">[1]</a> First <i>note</i>.</p><p>More.</p></div><div id="ftn2"><p><a href="#_ftnref2" name="_ftn2">[2]</a> Second.</p></div></div>';
const bloggerPost =
  '<p>Three<sup id="r1"><a href="#n1">1</a></sup> and again<sup><a href="#n1">1</a></sup>.</p><h3>Notes</h3><ol>\n<li id="n1">1 Cor 15 <a href="#r1">↩</a></li>\n</ol><p>End, <a href="#n1">above</a>.</p>';

test('Markdown has footnotes at the end of each post, with a label of their own', async () => {
  const [word, blogger] = await handoutOf(wordPost, bloggerPost, 'md', 'quotes:1201,quotes:1202');
  expect(word).toBe(`One[^1] two.[^2]

---

[^1]: First _note_.

    More.

[^2]: Second.`);
  expect(blogger).toBe(`Three[^3] and again[^3].

### Notes

End, [above](https://areopagus.example/quotes?post=1202#post-1202.n1).

[^3]: 1 Cor 15`);
});

test('plain text has the numbers of footnotes in the text and at the end of each post', async () => {
  const [word, blogger] = await handoutOf(wordPost, bloggerPost, 'txt', 'quotes:1201,quotes:1202');
  expect(word).toBe('One[1] two.[2]\n\n[1] First note.\n\nMore.\n\n[2] Second.');
  expect(blogger).toBe('Three[1] and again[1].\n\nNotes\n\nEnd, above.\n\n[1] 1 Cor 15');
});

test('Word has the footnotes of all posts as footnotes', async () => {
  showPosts(wordPost, bloggerPost);
  const parts = wordParts(await bytes('/handout.docx?posts=quotes:1203,quotes:1204'));
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
  const parts = wordParts(await bytes('/handout.docx?posts=quotes:1205'));
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

test.each([
  [
    'a mark outside its link',
    '<p>a<a name="r"></a><a href="#n">*</a></p><p><a name="n"></a>*) b <a href="#r">↩</a></p>',
    'a[1]\n\n[1] b',
  ],
  [
    'words that link back',
    '<p>a<a href="#n" id="r">iv</a></p><p id="n"><a href="#r">Luther</a>, 1</p>',
    'a[1]\n\n[1] Luther, 1',
  ],
  [
    'a table of contents',
    '<p><a id="t"></a><a href="#s">First</a></p><p id="s">b <a href="#t">up</a></p>',
    'First\n\nb up',
  ],
  [
    'a heading',
    '<p><a id="t" href="#s">1</a></p><h2 id="s">b <a href="#t">up</a></h2>',
    '1\n\nb up',
  ],
  [
    'notes that share a paragraph',
    '<p>a<a href="#n" id="r">1</a><a href="#m">2</a></p><p><a href="#r" id="n">1</a> b<br><a href="#r" id="m">2</a> c</p>',
    'a12\n\n1 b\n2 c',
  ],
  ['no link back', '<p>a<a href="#n">1</a></p><p id="n">1. b</p>', 'a1\n\n1. b'],
])('with %s, plain text loses nothing', async (name, content, expected) => {
  const [shown] = await handoutOf(content, content, 'txt', `quotes:${name.length}`);
  expect(shown).toBe(expected);
});

test('missing and failing posts are named in a file, which is not cached', async () => {
  site.provider.intercept(({ path }) =>
    path.endsWith('/posts/1105') ? failure(500, 'Down.') : undefined,
  );
  for (const extension of ['md', 'txt']) {
    const response = await site.get(
      `/handout.${extension}?posts=quotes:1104,thoughts:1105,${mixed}`,
    );
    const file = await response.text();
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(file).toContain('This quote is missing: it was deleted, or its address is wrong.');
    expect(file).toContain('https://areopagus.example/quotes?post=1104');
    expect(file).toContain('This thought could not be loaded.');
    expect(file).toContain(articles[0]?.title);
  }
});

test('a handout that is invalid, empty or unavailable leads to its page', async () => {
  site.provider.intercept(({ path }) =>
    path.includes('/posts/') ? failure(500, 'Down.') : undefined,
  );
  for (const query of [
    '?posts=quotes:1,quotes:1',
    '',
    '?posts=quotes:1106',
    `?title=${'x'.repeat(10_000)}`,
  ]) {
    const { status, headers } = await site.get(`/handout.docx${query}`);
    expect(status).toBe(303);
    expect(headers.get('Location')).toBe(`/handout${query}`);
    expect(headers.get('Cache-Control')).toBe('no-store');
  }
});

test('hostile words stay words in every format', async () => {
  showContent(
    '<p>&lt;script&gt;alert(1)&lt;/script&gt; [a](javascript:alert(1)) ~~b~~ \u202e\uffff</p>',
    '# <b>\u0007\uffff"',
  );
  const query = `?title=${encodeURIComponent('../../<b>\r\nSet-Cookie: a=b')}&posts=quotes:1107`;
  const { headers } = await site.get(`/handout.txt${query}`);
  expect(headers.get('Set-Cookie')).toBeNull();
  expect(headers.get('Content-Disposition')).toContain('filename="b Set-Cookie a=b.txt"');
  const wide = await site.get(
    `/handout.txt?title=${encodeURIComponent('a＂; filename=＂b＼c／d')}&posts=quotes:1107`,
  );
  expect(wide.headers.get('Content-Disposition')).toContain(
    'attachment; filename="a ; filename= b c d.txt"; filename*=',
  );
  expect(await text(`/handout.md${query}`)).toContain(
    '\\<script>alert(1)\\</script> \\[a]\\(javascript:alert(1)) \\~\\~b\\~\\~',
  );
  const parts = wordParts(await bytes(`/handout.docx${query}`));
  expect(await packageProblems(parts)).toEqual([]);
});
