import type { Page } from 'playwright-core';

/**
 * Lists what cannot be seen or reached in the page: text and controls outside the viewport or cut off,
 * a missing navigation, a heading under the top bar, a cookie banner over more than a third.
 */
export function layoutProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const problems: string[] = [];
    if (root.scrollWidth > innerWidth) problems.push(`the page is ${root.scrollWidth} px wide`);

    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('.visually-hidden, .screen-only[href^="#"]');
    const name = (element: Element) =>
      (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);

    const scrollsSideways = 'pre, .table-frame, nav[aria-label=Seasons]';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!node.textContent?.trim() || !parent || !isShown(parent)) continue;
      if (parent.closest(scrollsSideways)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const isOutside = [...range.getClientRects()].some(
        ({ left, right }) => left < -0.5 || right > innerWidth + 0.5,
      );
      if (isOutside)
        problems.push(`"${node.textContent.trim().slice(0, 40)}" is outside the viewport`);
    }
    for (const element of document.querySelectorAll('a, button, input, textarea, summary')) {
      const { left, right } = element.getBoundingClientRect();
      if (!isShown(element) || element.closest(scrollsSideways)) continue;
      if (left < -0.5 || right > innerWidth + 0.5)
        problems.push(`${name(element)} is outside the viewport`);
      if (element.localName === 'button' && element.scrollWidth > element.clientWidth + 1) {
        problems.push(`${name(element)} is cut off`);
      }
    }

    const bar = document.querySelector('header');
    const links = [...(bar?.querySelectorAll('nav a') ?? [])].filter(isShown);
    const menu = [...(bar?.querySelectorAll('button[aria-label="Menu"]') ?? [])].filter(isShown);
    if (links.length !== 7 && menu.length !== 1) problems.push('there is no navigation');
    if (links.length > 0 && menu.length > 0) problems.push('there are two navigations');
    const barEnd = bar?.getBoundingClientRect().bottom ?? 0;
    const home = bar?.querySelector('a')?.getBoundingClientRect();
    for (const element of [...links, ...menu]) {
      const { left, bottom } = element.getBoundingClientRect();
      if (bottom > barEnd) problems.push(`${name(element)} is below the bar`);
      if (home && left < home.right) problems.push(`${name(element)} covers the site name`);
    }
    if (home && home.bottom > barEnd) problems.push('the site name is below the bar');
    const heading = document.querySelector('h1')?.getBoundingClientRect();
    if (!heading || heading.top + scrollY < barEnd) problems.push('the bar covers the heading');
    const cookies = document.querySelector('[aria-label=Cookies]')?.getBoundingClientRect();
    if (cookies?.height && cookies.top < Math.floor((2 * innerHeight) / 3)) {
      problems.push('the cookie banner is high');
    }
    return problems;
  });
}
