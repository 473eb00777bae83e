import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ShortReadings } from '../../../../client/sundays/ThisSunday.tsx';

test.each([
  [34, [' · John\u00a012\u00a0(3)', ' · Philippians\u00a02\u00a0(4)']],
  [33, [' · John\u00a012\u00a0(3)']],
])('in the panel, readings with posts are shown as far as %i characters', (room, expected) => {
  const readings = [
    { text: 'Job 1', count: 0 },
    { text: 'John 12', count: 3, href: '/john' },
    { text: 'Philippians 2', count: 4, href: '/philippians' },
    { text: 'Mark 14–15', count: 2, href: '/mark' },
    { text: 'Ruth 1', href: '/ruth' },
  ];
  const html = renderToStaticMarkup(createElement(ShortReadings, { readings, room }));
  const shown = [...html.matchAll(/<span>(.*?)<\/span>/g)].map(([, text = '']) =>
    text.replace(/<.*?>/g, ''),
  );
  expect(shown).toEqual(expected);
});
