import { parseHTML } from 'linkedom';
import { expect, test } from 'vitest';
import { sanitize } from '../../../../worker/sanitize/sanitize.ts';

const picture = 'https://2.bp.blogspot.com/-Ab/U3/AA/Cd/s320/lamp.png';
const img = `<img border="0" src="${picture}" height="180" width="320" />`;
const named = `<img src="${picture}" alt="An oil lamp" />`;

/** The sanitized link of a post. */
function linkOf(html: string) {
  const { document } = parseHTML(`<body>${sanitize(html, 4).html}</body>`);
  return document.querySelector('a');
}

const nameOf = (html: string) => linkOf(html)?.getAttribute('aria-label');

test.each([
  'http://2.bp.blogspot.com/-Ab/U3/AA/Cd/s1600/lamp.png',
  'https://1.bp.blogspot.com/-Ab/U3/AA/Cd/s1600-h/P1200093.JPG',
  'https://blogger.googleusercontent.com/img/b/R29vZ2xl/AVvXsE/s4032/lamp',
  'https://blogger.googleusercontent.com/img/a/AVvXsE=s1600',
  'https://lh3.googleusercontent.com/-Ab/AVvXsE=s1600',
  'http://lh6.ggpht.com/_Ab/s1600-h/lamp',
  'https://example.org/pictures/lamp.webp?size=large',
  '/pictures/lamp.jpeg',
])("the link of an image without text to %s is named 'Open the picture'", (href) => {
  expect(nameOf(`<div class="separator"><a href="${href}">${img}</a></div>`)).toBe(
    'Open the picture',
  );
});

test('the link of an image to itself opens the image, wherever it is', () => {
  const link =
    '<a href="http://example.org/show?id=1"><img src="http://example.org/show?id=1"></a>';
  expect(nameOf(link)).toBe('Open the picture');
});

test("the name contains Blogger's caption", () => {
  const container = (caption: string) =>
    `<table class="tr-caption-container"><tbody><tr><td><a href="${picture}">${img}</a></td></tr><tr><td class="tr-caption">${caption}</td></tr></tbody></table>`;
  expect(nameOf(container('An oil lamp,<br> as <i>used</i> in Corinth'))).toBe(
    'Open the picture: An oil lamp, as used in Corinth',
  );
  expect(nameOf(container('word '.repeat(200)))?.length).toBeLessThan(180);
  expect(nameOf(container('&nbsp;'))).toBe('Open the picture');
});

test("alternative text stays, and the link's name also says that it opens the image", () => {
  const link = linkOf(`<a href="${picture}">${named}</a>`);
  expect(link?.getAttribute('aria-label')).toBe('Open the picture: An oil lamp');
  expect(link?.querySelector('img')?.getAttribute('alt')).toBe('An oil lamp');
});

test('the title is the alternative text if there is no other', () => {
  const titled = `<img alt="" title="An oil lamp" src="${picture}">`;
  expect(linkOf(`<a href="/">${titled}</a>`)?.querySelector('img')?.getAttribute('alt')).toBe(
    'An oil lamp',
  );
});

test.each([
  ['https://www.example.org/tool/', 'Link to example.org'],
  ['/quotes', 'Link to another page'],
  ['mailto:pastor@example.org', 'E-mail to pastor@example.org'],
  ['tel:+1-555-0100', 'Call +1-555-0100'],
])('the link of an image without text to %s is named "%s"', (href, name) => {
  expect(nameOf(`<a href="${href}">${img}</a>`)).toBe(name);
});

test.each([
  `<a href="${picture}">${img} A lamp</a>`,
  `<a href="https://example.org/">${named}</a>`,
  '<a href="https://example.org/">Words</a>',
  `<p>${img}</p>`,
  `<a aria-label="Log in" href="https://example.org/">Words</a>`,
])('a link with a name of its own keeps it: %s', (html) => {
  expect(sanitize(html, 4).html).not.toContain('aria-label');
});

test.each([
  '',
  ' &nbsp;&#8203;',
  '<b> </b>',
  '<br>',
  '<img src="https://example.org/count" width="1" height="1">',
])('a link without visible content (%j) is removed', (content) => {
  expect(
    linkOf(`<p>Words<a href="https://example.org/">${content}</a></p>`)?.hasAttribute('href'),
  ).not.toBe(true);
});

test('the text of a post does not contain the names', () => {
  const { html, text } = sanitize(`<p>Words</p><a href="${picture}">${img}</a>`, 4);
  expect(text().trim()).toBe('Words');
  const again = sanitize(html, 4);
  expect([again.html, again.text()]).toEqual([html, text()]);
});
