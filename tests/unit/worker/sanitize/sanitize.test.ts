import { expect, test } from 'vitest';
import { toText } from '../../../../shared/text/to-text.ts';
import { sanitize } from '../../../../worker/sanitize/sanitize.ts';
import { lowered, toHtml } from '../../../../worker/sanitize/to-html.ts';
import { clean } from '../../../support/clean.ts';

test.each([
  ...['<script>x</script>', '<style>x</style>', '<template><b>x</b></template>', '<input>'],
  ...['<select><option>x</select>', '<datalist><option>x</datalist>', '<video></video>'],
  ...['<noscript>x</noscript>', '<b hidden>x</b>', '<b style="Display: none">x</b>'],
  ...['<i style="visibility: hidden">x</i>', '<svg><title>x</title></svg>', '<img src="file:a">'],
  // It counts readers.
  '<img src="https://a.example" alt=x height=1>',
])('%s is removed with its content, and joins no words', (html) => {
  expect(clean(`<p>a${html}b</p>`)).toBe('<p>a b</p>');
  expect(clean(`<p>a ${html}, <b>(${html}c</b></p>`)).toBe('<p>a , <b>(c</b></p>');
  expect(clean(`<p><b>a</b>${html}b${html}. c</p>`)).toBe('<p><b>a</b> b. c</p>');
});

test.each([
  '<button>x</button>',
  '<output>x</output>',
  '<svg><text>x</text></svg>',
  '<math><mi>x</mi></math>',
])('the text of %s stands apart', (html) => {
  expect(clean(`<p>a${html}b</p>`)).toBe('<p>a x b</p>');
});

test.each([
  ['<p>a<bdo dir="RTL">b</bdo></p>', '<p>a<bdi dir="rtl">b</bdi></p>'],
  ['<dialog>a</dialog><dialog open>b</dialog>', '<p>b</p>'],
  ['Re<!-- more --><!--[if gte mso 9]>x<![endif]-->ad', '<p>Read</p>'],
  ['<p onclick="run()" onmouseover=run()>Read</p>', '<p>Read</p>'],
  ['<p style="color: red; background: url(x)">Read</p>', '<p>Read</p>'],
  ['<p id="page" class="button" data-await="/api" name="x">Read</p>', '<p>Read</p>'],
  ['<form action="/x"><button formaction="/y">Read</button></form>', '<p>Read</p>'],
  ['<font color="red">Re<o:p>a</o:p>d</font>', '<p>Read</p>'],
  ['<svg onload="run()"><title>x</title><text>Read</text><style>x</style></svg>', '<p>Read</p>'],
  ['a carriage&#13;return', '<p>a carriage\nreturn</p>'],
])('of %s, %s stays', (html, expected) => {
  expect(clean(html)).toBe(expected);
});

const external = 'rel="noopener noreferrer"';

test.each([
  ['http://EXAMPLE.org', `href="http://example.org/" ${external}`],
  [' MailTo:a@example.org', 'href="mailto:a@example.org"'],
  ['sms:+15550100', 'href="sms:+15550100"'],
  ['webcal://example.org/a.ics', 'href="webcal://example.org/a.ics"'],
  ['geo:39.9,23.7', 'href="geo:39.9,23.7"'],
  ['www.church.example', `href="https://www.church.example/" ${external}`],
  ['/2011/06/old-post.html', ''],
  ['/feeds/old.xml', ''],
  ['/quotes/feed.xml', 'href="/quotes/feed.xml"'],
  ['javascript:run()', ''],
  ['java&#10;script:run()', ''],
  ['data:text/html,x', ''],
])('a link to %s keeps its text, and of its attributes only %s', (href, expected) => {
  expect(clean(`<a href="${href}" target="_blank" onclick="run()">Read</a>`)).toBe(
    `<p><a${expected && ` ${expected}`}>Read</a></p>`,
  );
});

test.each([
  '<noscript><p title="</noscript><img src=x onerror=run()>">',
  '<math><mtext><table><mglyph><style><img src=x onerror=run()>',
  '<svg></p><style><a title="</style><img src=x onerror=run()>">',
  '<table><td><script>run()</script><select><template><img src=x onerror=run()>',
])('no script hidden in %s is executed', (html) => {
  expect(clean(html)).not.toMatch(/run\(\)|onerror/);
});

const lamp = '<a href="/quotes"><img alt="A lamp" src="/a.jpg"></a>';

test.each([
  [`${lamp}The lamp`, 'A lamp The lamp'],
  [`See <i>${lamp}</i>, and`, 'See A lamp, and'],
])('a description in a link stands apart: %s', (html, expected) => {
  expect(toText(sanitize(html, ''))).toBe(expected);
});

test('text that looks like markup stays text, and the words of different paragraphs apart', () => {
  const tree = sanitize(
    '<p>1 &lt; 2 &amp;&amp; &lt;b&gt;</p><p>two<br>three</p><section>4</section><section>5</section><li>6',
    'post-1.',
  );
  expect(toText(tree).split(/\s+/)).toEqual('1 < 2 && <b> two three 4 5 6'.split(' '));
  expect(toHtml(tree)).not.toContain('<b>');
});

test.each([
  [3, 'h2 h4 h6 h2 h6', 'h3 h4 h5 h3 h4'],
  [4, 'h1 h2 h3 h4 h5', 'h4 h5 h6 h6 h6'],
])('with h%i as the top heading, %s become %s', (topHeading, from, to) => {
  const markup = from.replace(/h\d/g, (name) => `<${name}>A heading</${name}><p>Words.</p>`);
  const tree = sanitize(markup, 'post-1.');
  const html = toHtml(tree, lowered(topHeading - 2));
  expect([...html.matchAll(/<(h\d)>/g)].map(([, name]) => name).join(' ')).toBe(to);
});

const frame = '<div class="table-frame" tabindex="0" role="group" aria-label="Table">';
const table =
  '<table><tbody><tr><th scope="row">a</th><td colspan="2"><p>b</p><p>c</p></td></tr></tbody></table>';

test.each([
  [table.replace('row', 'ROW'), `${frame}${table}</div>`],
  [`<ul><li>b${table}</li></ul>`, `<ul><li>b${frame}${table}</div></li></ul>`],
])('a table that is too wide can be scrolled with the keyboard: %s', (html, expected) => {
  expect(clean(html)).toBe(expected);
});
