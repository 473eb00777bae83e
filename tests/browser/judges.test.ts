import { expect } from 'vitest';
import { violations, visualViolations } from '../support/axe.ts';
import { test } from '../support/browser.ts';
import { coveredFocus } from '../support/focused.ts';
import { accessibleNames } from '../support/judges/accessible-names.ts';
import { deadFragments, deadLinks } from '../support/judges/dead-links.ts';
import { genericLinks } from '../support/judges/generic-links.ts';
import { htmlErrors } from '../support/judges/html-errors.ts';
import { layoutProblems } from '../support/judges/layout-problems.ts';
import { layoutShift } from '../support/judges/layout-shift.ts';
import { listsWithoutRole } from '../support/judges/list-roles.ts';
import { longLines } from '../support/judges/long-lines.ts';
import { smallTargets } from '../support/judges/small-targets.ts';
import { textOverDrawing } from '../support/judges/text-over-drawing.ts';
import { readPage } from '../support/page.ts';
import { sharedSite } from '../support/shared-site.ts';

const site = await sharedSite();

const text = 'In the beginning was the Word, and the Word was with God. ';

const judges = {
  violations,
  visualViolations,
  layoutShift,
  layoutProblems,
  genericLinks,
  coveredFocus,
  listsWithoutRole,
  longLines,
  textOverDrawing,
  accessibleNames,
  smallTargets,
};

const bar = '<p style="position:fixed;inset:0" aria-label="Bar">';
const shape =
  '<svg xmlns="http://www.w3.org/2000/svg" id="shape"><rect fill="var(--engraving)" width="99" height="99"/></svg>';
const drawing = '<svg style="position:absolute;inset:0"><use href="/shape.svg#shape"/></svg>';
const shift = `<p>Word</p><script>requestAnimationFrame(() => requestAnimationFrame(() =>
  document.querySelector('p').before(
    Object.assign(document.createElement('div'), { style: 'height: 300px' }))))</script>`;

const cases = [
  ['violations', 'image-alt: img', '<img src="data:,">'],
  ['visualViolations', 'color-contrast: p', '<p style="color:#999">Word'],
  ['visualViolations', 'color-contrast-enhan', '<p data-content style="color:#666">Word'],
  ['layoutShift', 'a shift of', shift],
  ['layoutProblems', 'the page is', '<p style="width:9999px">Word'],
  ['layoutProblems', 'the cookie banner is high', bar.replace('Bar', 'Cookies')],
  ['layoutProblems', 'there is no navigation', '<h1>Word</h1>'],
  ['genericLinks', 'Learn more', '<a href="/about">Learn more</a>'],
  ['coveredFocus', 'About is under Bar', `<a href="/about">About</a>${bar}`],
  ['textOverDrawing', 'Word is over', `<main><header><h1>Word</h1>${drawing}`],
  ['accessibleNames', '“Word” is named', '<button aria-label="Download as Word">Word</button>'],
  ['accessibleNames', '“×” is named', '<button aria-label="Close">&times;</button>'],
  ['smallTargets', '“Copy” is', '<button style="height:40px">Copy</button>'],
  ['listsWithoutRole', 'the list of', '<ul style="list-style:none"><li>Word</ul>'],
  ['longLines', 'a line of', `<p data-content>${text.repeat(9)}</p>`],
] as const;

test('each judge finds its problem', async (page) => {
  let body = '';
  await page.route('**/judged', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html><body>${body}` }),
  );
  await page.route('**/shape.svg', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: shape }),
  );
  for (const [name, problem, markup] of cases) {
    body = markup;
    await page.goto('/judged');
    expect((await judges[name](page)).join('\n'), name).toContain(problem);
  }
});

test('the judges of HTML find invalid elements and dead links', async () => {
  expect((await htmlErrors('<!doctype html><p><div></div></p>')).join()).toContain('<div>');
  const fragments = '<a href="#gone">1</a><a href="#here" id="here">2</a>';
  const links = '<a href="/nowhere">1</a><a href="/about#x">2</a><a href="https://a.example">3</a>';
  const page = await readPage(new Response(fragments + links));
  expect(deadFragments(page)).toEqual(['#gone']);
  expect(await deadLinks(site, [page])).toEqual(['/nowhere: 404']);
});
