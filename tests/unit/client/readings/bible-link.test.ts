import { createStore, Provider } from 'jotai';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BibleLink } from '../../../../client/readings/BibleLink.tsx';
import { siteAtom } from '../../../../client/state/page-store.ts';
import { siteSettings } from '../../../support/site-settings.ts';

function render(bibleUrl: string): string {
  const store = createStore();
  store.set(siteAtom, { ...siteSettings, bibleUrl });
  const props = { reference: 'Song of Songs 8:6; Isaiah 64:1–9', children: 'Read' };
  const link = createElement(BibleLink, props);
  return renderToString(createElement(Provider, { store }, link));
}

test('the URL of a passage in a Bible outside follows from the template, with a hyphen', () => {
  expect(render('https://bible.example/?q={reference}')).toContain(
    'href="https://bible.example/?q=Song%20of%20Songs%208%3A6%3B%20Isaiah%2064%3A1-9"',
  );
});

test('a site without a Bible outside has no link to it', () => {
  expect(render('off')).toBe('');
});
