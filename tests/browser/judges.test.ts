import { expect, test } from 'vitest';
import { violations, visualViolations } from '../support/axe.ts';
import { visitsTo } from '../support/browser.ts';
import { coveredFocus } from '../support/focused.ts';
import { accessibleNames } from '../support/judges/accessible-names.ts';
import { deadFragments, deadLinks } from '../support/judges/dead-links.ts';
import { genericLinks } from '../support/judges/generic-links.ts';
import { htmlErrors } from '../support/judges/html-errors.ts';
import { layoutProblems } from '../support/judges/layout-problems.ts';
import { layoutShift } from '../support/judges/layout-shift.ts';
import { longLines } from '../support/judges/long-lines.ts';
import { textOverDrawing } from '../support/judges/text-over-drawing.ts';
import { sharedSite } from '../support/shared-site.ts';

const site = await sharedSite();
const visit = visitsTo(site);

const text = 'In the beginning was the Word, and the Word was with God. ';

const judges = {
  violations,
  visualViolations,
  layoutShift,
  layoutProblems,
  genericLinks,
  coveredFocus,
  longLines,
  textOverDrawing,
  accessibleNames,
};

test.concurrent.each([
  ['violations', 'a picture without a name', '<img src="data:,">', 'image-alt: img'],
  ['visualViolations', 'pale text', '<p style="color:#999">Word', 'color-contrast: p'],
  [
    'visualViolations',
    'reading text of middling contrast',
    '<p data-content style="color:#666">Word',
    'color-contrast-enhan',
  ],
  [
    'layoutShift',
    'what moves down',
    `<p>Word</p><script>requestAnimationFrame(() => requestAnimationFrame(() =>
      document.querySelector('p').before(
        Object.assign(document.createElement('div'), { style: 'height: 300px' }))))</script>`,
    'a shift of',
  ],
  ['layoutProblems', 'a wide page', '<p style="width:9999px">Word', 'the page is'],
  [
    'layoutProblems',
    'a high banner',
    '<div aria-label=Cookies style="position:fixed;inset:0">Word',
    'the cookie banner is high',
  ],
  ['layoutProblems', 'a page without navigation', '<h1>Word</h1>', 'there is no navigation'],
  ['genericLinks', 'a link that names nothing', '<a href="/about">Learn more</a>', 'Learn more'],
  [
    'coveredFocus',
    'a link under a bar',
    '<a href="/about">About</a><p style="position:fixed;inset:0" aria-label="Bar">',
    'About is under Bar',
  ],
  [
    'textOverDrawing',
    'a heading under a shape',
    '<main><header><h1>Word</h1><svg style="position:absolute;inset:0"><use href="/shape.svg#shape"/></svg>',
    'Word is over',
  ],
  [
    'accessibleNames',
    'a button that is not named as it is shown',
    '<button aria-label="Download as Word">Word</button>',
    '“Word” is named',
  ],
  ['accessibleNames', 'a sign', '<button aria-label="Close">&times;</button>', '“×” is named'],
  ['longLines', 'a line too long', `<p data-content>${text.repeat(9)}</p>`, 'a line of'],
] as const)('the judge %s finds %s', (name, _, body, problem) =>
  visit(async ({ page }) => {
    await page.route('**/judged', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<!doctype html><body>${body}` }),
    );
    await page.route('**/shape.svg', (route) =>
      route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg" id="shape"><rect fill="var(--engraving)" width="99" height="99"/></svg>',
      }),
    );
    await page.goto('/judged');
    expect((await judges[name](page)).join('\n')).toContain(problem);
  }),
);

test('the judges of HTML find invalid elements and dead links', async () => {
  expect((await htmlErrors('<!doctype html><p><div></div></p>')).join()).toContain('<div>');
  expect(deadFragments('<a href="#gone">1</a><a href="#here" id="here">2</a>')).toEqual(['#gone']);
  const links = '<a href="/nowhere">1</a><a href="/about#x">2</a><a href="https://a.example">3</a>';
  expect(await deadLinks(site, [links])).toEqual(['/nowhere: 404']);
});
