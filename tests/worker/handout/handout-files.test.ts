import { expect, test } from 'vitest';
import { sampleContent } from '../../../sample-provider/content.ts';
import {
  bloggerPost,
  handoutFiles,
  permission,
  samplePosts,
  wordPost,
} from '../../support/handout-files.ts';
import { post } from '../../support/post-to-copy.ts';
import { siteForFile } from '../../support/site.ts';
import { failure, respondTo } from '../../support/watched-provider.ts';
import { packageProblems, wordParagraphs } from '../../support/word-package.ts';

const site = await siteForFile();
const { showContent, showPosts, text, word } = handoutFiles(site);
const [firstArticle] = sampleContent().posts.articles;

test.each([
  ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['md', 'text/markdown; charset=utf-8'],
  ['txt', 'text/plain; charset=utf-8'],
])(
  'handout.%s is a download that is named after the title and not indexed',
  async (extension, type) => {
    const { status, headers } = await site.get(
      `/handout.${extension}?title=${encodeURIComponent('Glaube & "Zweifel" / öffentlich')}&posts=${samplePosts}`,
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
  const parts = await word(query);
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

/** The content of a post, and that of another, in a handout of both. */
async function handoutOf(first: string, second: string, extension: string, ids: string) {
  showPosts(first, second);
  const file = await text(`/handout.${extension}?posts=${ids}`);
  return file.split(/March 1, 2026\n\n?|\n+Areopagus Sample Ministry,.*/).filter((_, i) => i % 2);
}

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
  site.provider.intercept(respondTo('/posts/1105', () => failure(500, 'Down.')));
  for (const extension of ['md', 'txt']) {
    const response = await site.get(
      `/handout.${extension}?posts=quotes:1104,thoughts:1105,${samplePosts}`,
    );
    const file = await response.text();
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(file).toContain('This quote is missing: it was deleted, or its address is wrong.');
    expect(file).toContain('https://areopagus.example/quotes?post=1104');
    expect(file).toContain('This thought could not be loaded.');
    expect(file).toContain(firstArticle?.title);
  }
});

test('a handout that is invalid, empty or unavailable leads to its page', async () => {
  site.provider.intercept(respondTo('/posts/', () => failure(500, 'Down.')));
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
  const parts = await word(query);
  expect(await packageProblems(parts)).toEqual([]);
});
