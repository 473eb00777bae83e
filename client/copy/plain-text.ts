import { listNumber } from './list-number.ts';

/** Does not collapse. It stands for the indent of a list within another until the text is taken. */
const indent = '\u2003';

/**
 * Words as plain text, as the browser itself would copy them, and with the marks of their lists.
 * It lays them out for a moment right after `place`, unseen.
 */
export function plainText(words: HTMLElement, place: HTMLElement): string {
  const laidOut = words.cloneNode(true) as HTMLElement;
  for (const list of laidOut.querySelectorAll('ul, ol')) markItems(list);
  // WebKit writes an empty line only after a paragraph that has a margin there.
  for (const paragraph of laidOut.querySelectorAll('p')) paragraph.style.marginBottom = '1em';
  place.after(laidOut);
  const text = laidOut.innerText;
  laidOut.remove();
  return text
    .replace(/[^\S\n]+$/gm, '')
    .replace(new RegExp(`^${indent}+`, 'gm'), (depth) => '  '.repeat(depth.length))
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function markItems(list: Element) {
  const items = [...list.children].filter((child) => child.matches('li'));
  const counts = list instanceof HTMLOListElement;
  const reversed = counts && list.reversed;
  const first = reversed && !list.hasAttribute('start') ? items.length : counts ? list.start : 0;
  const depth = indent.repeat(depthOf(list));
  for (const [i, item] of items.entries()) {
    const start = item.querySelector(':scope > p:first-child') ?? item;
    start.prepend(depth, counts ? `${listNumber(first + (reversed ? -i : i), list.type)}. ` : '• ');
  }
}

/** How many lists this one stands within. */
function depthOf(list: Element): number {
  const outer = list.parentElement?.closest('ul, ol');
  return outer ? 1 + depthOf(outer) : 0;
}
