import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { sampleContent } from '../../../sample-provider/content.ts';
import { post } from '../../support/post-to-copy.ts';
import { findProgram } from '../../support/programs.ts';
import { type Site, startSite } from '../../support/site.ts';
import { failure } from '../../support/watched-provider.ts';
import { wirePost } from '../../support/wire-post.ts';
import { packageProblems, wordParagraphs, wordParts } from '../../support/word-package.ts';

const { thoughts, quotes, articles } = sampleContent().posts;
const mixed = `thoughts:${thoughts[0]?.id},quotes:${quotes[0]?.id},articles:${articles[0]?.id}`;
const permission =
  'For use in sermons and lessons, not for sale. What else is permitted: https://areopagus.example/copyright';

let site: Site;

beforeAll(async () => {
  site = await startSite();
});

afterEach(() => site.provider.intercept());

afterAll(() => site.close());

/** Makes the provider return this content for every post. */
function showContent(content: string, title = post.title) {
  site.provider.intercept(({ path }) =>
    path.includes('/posts/') ? Response.json(wirePost({ title, content })) : undefined,
  );
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
      execFileSync(
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
        { stdio: 'pipe', timeout: 50_000 },
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
    '<p>&lt;script&gt;alert(1)&lt;/script&gt; [a](javascript:alert(1)) \u202e</p>',
    '# <b>\u0007"',
  );
  const query = `?title=${encodeURIComponent('../../<b>\r\nSet-Cookie: a=b')}&posts=quotes:1107`;
  const { headers } = await site.get(`/handout.txt${query}`);
  expect(headers.get('Set-Cookie')).toBeNull();
  expect(headers.get('Content-Disposition')).toContain('filename="b Set-Cookie a=b.txt"');
  expect(await text(`/handout.md${query}`)).toContain(
    '\\<script>alert(1)\\</script> \\[a]\\(javascript:alert(1))',
  );
  const parts = wordParts(await bytes(`/handout.docx${query}`));
  expect(await packageProblems(parts)).toEqual([]);
});
