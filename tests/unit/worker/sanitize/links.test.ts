import { expect, test } from 'vitest';
import { clean } from '../../../support/clean.ts';

const picture = 'https://2.bp.blogspot.com/-Ab/U3/AA/Cd/s320/lamp.png';
const img = `<img border="0" src="${picture}" height="180" width="320" />`;

const nameOf = (html: string) => /aria-label="([^"]*)"/.exec(clean(html))?.[1];

test.each([
  ['http://2.bp.blogspot.com/-Ab/U3/AA/Cd/s1600/lamp.png', 'Open the picture'],
  ['https://1.bp.blogspot.com/-Ab/U3/AA/Cd/s1600-h/P1200093', 'Open the picture'],
  ['https://lh3.ggpht.com/-Ab/U3/AA/Cd/s1600/P1200093', 'Open the picture'],
  ['https://blogger.googleusercontent.com/img/a/AVvXsE=s1600', 'Open the picture'],
  ['https://example.org/pictures/lamp.WEBP?size=large', 'Open the picture'],
  ['https://www.example.org/tool/', 'example.org'],
  ['mailto:pastor@example.org', 'pastor@example.org'],
  ['tel:+1-555-0100', '+1-555-0100'],
  ['/quotes', 'This site'],
])('the link of an image without text to %s is named "%s"', (href, name) => {
  expect(nameOf(`<div class="separator"><a href="${href}">${img}</a></div>`)).toBe(name);
});

test.each([
  `<a href="${picture}">${img} A lamp</a>`,
  `<a href="${picture}">${img.replace('/>', 'title="An oil lamp">')}</a>`,
  '<a href="https://example.org/"><iframe src="https://youtu.be/VgJQ8nPzEMQ"></iframe></a>',
  '<a aria-label="Log in" href="https://example.org/">Words</a>',
  `<a href="#nothing">${img}</a>`,
])('a link with a name of its own keeps it: %s', (html) => {
  expect(clean(html)).not.toContain('aria-label');
});

test.each(['', ' &nbsp;&#8203;', '<b> </b>', '<img src="https://example.org/count" width="1">'])(
  'a link without visible content (%j) is no link',
  (content) => {
    expect(clean(`<p>A<a href="https://example.org/">${content}</a></p>`)).not.toContain('href');
  },
);
