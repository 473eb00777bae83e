import { expect, test } from 'vitest';
import { referenceText } from '../../../../shared/scripture/verses.ts';
import { sanitize } from '../../../../worker/sanitize/sanitize.ts';
import { citedPassages } from '../../../../worker/scripture/cited-passages.ts';

const treeOf = (markup: string) => sanitize(markup, 'post-1.');

function cited(title: string, markup: string) {
  return citedPassages(title, treeOf(markup)).map(referenceText);
}

test('the passages of the title and the text of a post are cited, each verse once, in order', () => {
  const markup =
    '<p>See Rom. 8:28-30 and <b>Is. 53</b>:4.</p><div>Romans&nbsp;8:30-32<br>Gen 1:1</div>';
  expect(cited('Job 19 and us', markup)).toEqual([
    'Genesis 1:1',
    'Job 19',
    'Isaiah 53:4',
    'Romans 8:28-32',
  ]);
});

test.each([
  '<H3><a href="#"><b>John 17</b> and us</a></H3>',
  '<blockquote>Father, the hour has come (John 17)</blockquote>',
  '<figure><img src=a.png><figcaption>A papyrus of <i>Jn 17</i></figcaption></figure>',
  '<p><a href="https://bible.example/">in <em>John</em> 17</a></p>',
  '<p>John 17:1-20<a href="#_ftn1">[1]</a>, 20-26</p>',
  '<p>Amen.<a href="#n">1</a> John 17:1-26<a href="#n">2</a></p><p id="n">Note</p>',
])('John 17 is cited in %s', (markup) => {
  expect(cited('On prayer', markup)).toEqual(['John 17']);
});

test.each([
  '<p>Meet John 17, our dog</p>',
  '<script>"(John 17)"</script><style>/* John 17:1 */</style><noscript>John 17:1</noscript>',
  '<!-- John 17:1 --><img src="https://x.example/a.png" alt="John 17:1"><template>John 17:1</template>',
  '<p>In John</p><p>17:1</p>',
  '<p style="display: none">John 17:1</p><p hidden>John 17:1</p>',
  '<svg><title>John 17:1</title><style>John 17:1</style></svg>',
])('nothing is cited in %j', (markup) => {
  expect(cited('On prayer', markup)).toEqual([]);
});

test('of a post that is reduced to its text, the passages of the title and the text are cited', () => {
  expect(cited('Mark 4', `${'<div>'.repeat(300)}John 17:1`)).toEqual(['Mark 4', 'John 17:1']);
});
