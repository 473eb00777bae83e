import { expect } from 'vitest';
import { expectConsole, openHydrated, test } from '../../support/browser.ts';
import { focused } from '../../support/focused.ts';
import { panelChip } from '../../support/panel-chip.ts';
import { holdRequests, watchRequests } from '../../support/requests.ts';

const box = { name: 'Search Books of the Bible' };
const isParser = (path: string) => /\/passage-[^/]*\.js$/.test(path);

test('a typed passage is marked in its book and announced, and Enter goes to it with one request of each content', async (page) => {
  const newRequests = watchRequests(page);
  await openHydrated(page, '/apologetics');
  expect(newRequests().filter(isParser)).toEqual([]);
  await page.getByRole('textbox', box).fill('1 cor 15');
  const marked = page.locator('[data-marked]');
  await marked.waitFor();
  expect(await marked.textContent()).toBe('15');
  expect(await page.locator('details[open] summary').allTextContents()).toEqual(['1 Corinthians']);
  const status = page.getByRole('status', { name: 'What changed' });
  await expect.poll(() => status.textContent()).toBe('Enter leads to 1 Corinthians 15.');
  expect(newRequests().filter(isParser)).toHaveLength(1);

  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: '1 Corinthians 15', level: 2 }).waitFor();
  expect(new URL(page.url()).search).toBe('?label=1+Corinthians+15');
  expect(newRequests()).toEqual([
    '/api/thoughts?label=1+Corinthians+15',
    '/api/related/thoughts?label=1+Corinthians+15',
  ]);
  expect(await page.getByRole('textbox', box).inputValue()).toBe('');
  expect(await page.locator('summary').count()).toBe(27);
  expect(await page.locator('#label-panel [aria-current]').textContent()).toBe('15');
  expect(await page.getByText('(whole chapter)').isVisible()).toBe(false);

  // Verses list the whole chapter, and a note says so until a chapter is selected or entered.
  await page.getByRole('textbox', box).fill('Jn 3:16-18');
  await page.keyboard.press('Enter');
  const note = page.getByText('Showing John 3 (whole chapter)');
  await note.waitFor();
  await panelChip(page, 'John 4').click();
  await page.getByRole('heading', { name: 'John 4', level: 2 }).waitFor();
  expect(await page.getByText('(whole chapter)').isVisible()).toBe(false);
  await page.goBack();
  await note.waitFor();
  newRequests();
  await page.getByRole('textbox', box).fill('john 3');
  await page.keyboard.press('Enter');
  await note.waitFor({ state: 'hidden' });
  await expect.poll(() => focused(page)).toMatchObject({ name: 'John 3' });
  expect(newRequests()).toEqual([]);
});

test('what is no passage shows a message without a request, once the parser has loaded', async (page) => {
  const release = await holdRequests(page, /passage-/);
  await openHydrated(page, '/apologetics');
  const newRequests = watchRequests(page);
  await page.getByRole('textbox', box).fill('jn 3:16');
  await expect.poll(() => page.locator('summary').count()).toBe(0);
  expect(await page.getByText('No books found.').count()).toBe(0);
  release();
  await page.locator('[data-marked]').waitFor();
  for (const [text, words, shown] of [
    ['John 22', 'John has 21 chapters.', ['John']],
    ['Tobit 1', 'No books found.', []],
  ] as const) {
    await page.getByRole('textbox', box).fill(text);
    await page.locator('#label-panel').getByText(words).waitFor();
    expect(await page.locator('summary').allTextContents()).toEqual(shown);
    const status = page.getByRole('status', { name: 'What changed' });
    await expect.poll(() => status.textContent()).toBe(words);
    await page.keyboard.press('Enter');
    // Enter clears the box before it leads anywhere.
    expect(await page.getByRole('textbox', box).inputValue()).toBe(text);
    expect(newRequests().filter((path) => !isParser(path))).toEqual([]);
  }
});

test('a passage is entered by its name, also if it is typed before hydration', async (page) => {
  const release = await holdRequests(page, '**/assets/main-*.js');
  await page.goto('/apologetics', { waitUntil: 'commit' });
  await page.getByRole('textbox', box).fill('prodigal son');
  release();
  await page.getByRole('link', { name: 'Passages with this name' }).waitFor();
  await page.getByRole('textbox', box).press('Enter');
  await page.getByRole('heading', { name: 'Luke 15:11–32', level: 1 }).waitFor();
});

test('if the parser cannot be loaded, no book is found, and the Worker reads the passage', async (page) => {
  expectConsole(page, /net::ERR_FAILED|Failed to fetch/);
  await page.route(/passage-/, (route) => route.abort());
  await openHydrated(page, '/apologetics');
  await page.getByRole('textbox', box).fill('tobit');
  await page.getByText('No books found.').waitFor();
  await page.getByRole('textbox', box).fill('1 cor 15');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/apologetics?filter=1+cor+15');
  expect(await page.locator('[data-marked]').textContent()).toBe('15');
});
