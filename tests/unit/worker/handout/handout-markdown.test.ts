import { expect, test } from 'vitest';
import { handoutMarkdown } from '../../../../worker/handout/handout-markdown.ts';
import { footnotes, handoutOf } from '../../../support/handout-document.ts';
import { post } from '../../../support/post-to-copy.ts';

/** The Markdown of a post below its title. */
function markdownOf(markup: string) {
  const [, content = ''] = handoutMarkdown(handoutOf(markup)).split('March 1, 2026\n\n');
  return content.split('\n\nA ministry, ')[0];
}

test('Markdown has all of the content and the permission once', () => {
  expect(handoutMarkdown(handoutOf(post.content))).toBe(`# \\*A\\* \\<title>\uffff

## A \\<post>

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

A ministry, <https://areopagus.example/quotes?post=1>

---

For sermons: <https://areopagus.example/copyright>
`);
});

const page = 'https://areopagus.example/quotes?post=1';

test.each([
  [
    'the notes of Word in their place, with links to the post',
    footnotes.word,
    `One[\\[1\\]](${page}#post-1._ftn1) two.\n\n---\n\n[\\[1\\]](${page}#post-1._ftnref1) First _note_.\n\nMore.`,
  ],
  [
    'the notes of Blogger in their place, with links to the post',
    footnotes.blogger,
    `Three[1](${page}#post-1.n1) and again[1](${page}#post-1.n1).\n\n### Notes\n\n1. 1 Cor 15 [↩](${page}#post-1.r1)\n\nEnd, [above](${page}#post-1.n1), [top](${page}#top).`,
  ],
  [
    'lists with the numbers of the page',
    '<ol start="5"><li>five</li><li>six<ol start="3"><li>three</li></ol></li></ol>',
    '5. five\n6. six\n\n   3. three',
  ],
  [
    'a list in a list that is not in an item',
    '<ul><li>a</li><ul><li>b</li></ul></ul><ol><ol><li>c</li></ol></ol>',
    '- a\n  - b\n\n1. 1. c',
  ],
  [
    'a video as a link, also in the middle of a paragraph',
    '<p>Watch<iframe src="https://www.youtube.com/embed/aaaaaaaaaaa?start=90" title="A talk"></iframe>this.</p><iframe src="https://youtu.be/bbbbbbbbbbb"></iframe>',
    'Watch [Video: A talk](https://www.youtube.com/watch?v=aaaaaaaaaaa\\&t=90s) this.\n\n[Video: YouTube video](https://www.youtube.com/watch?v=bbbbbbbbbbb)',
  ],
  ['no empty link', '<p><a href="/a"><img src="https://a.example/b.png"></a>End.', 'End.'],
  [
    'words that look like markup as words',
    '<p>&lt;script&gt;alert(1)&lt;/script&gt; [a](javascript:alert(1)) ~~b~~ <a href="javascript:alert(1)">c</a></p>',
    '\\<script>alert(1)\\</script> \\[a]\\(javascript:alert(1)) \\~\\~b\\~\\~ c',
  ],
])('Markdown has %s', (_, markup, expected) => {
  expect(markdownOf(markup)).toBe(expected);
});
