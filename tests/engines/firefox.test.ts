import { describe, expect, test } from 'vitest';
import { sampleContent } from '../../sample-provider/content.ts';
import { findFirefox, startFirefox } from '../support/engines/firefox.ts';
import { largestGap, overlappingTexts, printedTexts } from '../support/printed-texts.ts';
import { sharedSite } from '../support/shared-site.ts';
import { testMainJourneys } from './main-journeys.ts';

const firefox = findFirefox();

describe.skipIf(!firefox)('in Firefox', () => {
  let started: ReturnType<typeof startFirefox> | undefined;
  const start = () => {
    started ??= startFirefox(firefox ?? '');
    return started;
  };

  testMainJourneys(start);

  const { thoughts, quotes, articles } = sampleContent().posts;
  const posts = [
    ...thoughts.slice(0, 3).map(({ id }) => `thoughts:${id}`),
    ...quotes.slice(0, 2).map(({ id }) => `quotes:${id}`),
    `articles:${articles[0]?.id}`,
  ];

  test.each([
    [`/handout?title=Advent&posts=${posts}`, 'Advent', 'It is sometimes said'],
    ['/sundays?date=2027-10-31', 'Reformation Day', 'Revelation 14:6'],
    ['/articles', 'Articles', 'Every Easter'],
  ])('printed, %s begins with its content, and no text is over another', async (path, ...texts) => {
    const [site, engine] = await Promise.all([sharedSite(), start()]);
    const sheets = await printedTexts(await engine.print(site.url + path));
    const first = sheets[0]?.map(({ text }) => text).join(' ');
    for (const text of texts) expect(first).toContain(text);
    expect(sheets.flatMap(overlappingTexts)).toEqual([]);
    // A heading stands by what follows.
    if (path.startsWith('/sundays')) expect(Math.max(...sheets.map(largestGap))).toBeLessThan(50);
  });
});
