import { listNumber } from './list-number.ts';

/** An em space, which does not collapse. It marks the indentation of nested lists until the text is read. */
const indent = '\u2003';

/**
 * Converts a content to plain text as the browser would copy it, with list markers. To get its
 * `innerText`, a copy is briefly inserted into the page, before the next paint.
 */
export function plainText(content: HTMLElement): string {
  const copy = content.cloneNode(true) as HTMLElement;
  // WebKit omits the text in a box whose size clips it.
  copy.style.cssText = 'position: fixed; width: 40rem; contain: layout style';
  for (const list of copy.querySelectorAll('ul, ol')) addMarkers(list);
  // WebKit adds an empty line only after a paragraph with a bottom margin.
  for (const paragraph of copy.querySelectorAll('p')) paragraph.style.marginBottom = '1em';
  document.body.append(copy);
  const text = tidy(copy.innerText);
  copy.remove();
  return text;
}

function tidy(text: string): string {
  return text
    .replace(/[^\S\n]+$/gm, '')
    .replace(new RegExp(`^${indent}+`, 'gm'), (depth) => '  '.repeat(depth.length))
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function addMarkers(list: Element) {
  const items = [...list.children].filter((child) => child.matches('li'));
  const isOrdered = list instanceof HTMLOListElement;
  const reversed = isOrdered && list.reversed;
  const first = reversed && !list.hasAttribute('start') ? items.length : isOrdered ? list.start : 0;
  const depth = indent.repeat(depthOf(list));
  let number = first;
  for (const item of items) {
    if (item.hasAttribute('value')) number = (item as HTMLLIElement).value;
    firstBlock(item).prepend(depth, isOrdered ? `${listNumber(number, list.type)}. ` : '• ');
    number += reversed ? -1 : 1;
  }
}

/** The innermost block that an item begins with, or the item itself. */
function firstBlock(item: Element): Element {
  const first = [...item.childNodes].find((node) => node.textContent?.trim());
  return first instanceof Element && first.matches('blockquote, div, p, pre')
    ? firstBlock(first)
    : item;
}

function depthOf(list: Element): number {
  const outer = list.parentElement?.closest('ul, ol');
  return outer ? 1 + depthOf(outer) : 0;
}
