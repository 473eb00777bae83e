/**
 * Words as plain text, as the browser itself would copy them, and with the marks of their lists.
 * It lays them out for a moment right after `place`, unseen.
 */
export function plainText(words: HTMLElement, place: HTMLElement): string {
  const laidOut = words.cloneNode(true) as HTMLElement;
  for (const list of laidOut.querySelectorAll('ul, ol')) markItems(list);
  place.after(laidOut);
  const text = laidOut.innerText;
  laidOut.remove();
  return text
    .replace(/[^\S\n]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function markItems(list: Element) {
  const items = [...list.children].filter((child) => child.matches('li'));
  const counts = list instanceof HTMLOListElement;
  const reversed = counts && list.reversed;
  const first = reversed && !list.hasAttribute('start') ? items.length : counts ? list.start : 0;
  for (const [i, item] of items.entries()) {
    const start = item.querySelector(':scope > p:first-child') ?? item;
    start.prepend(counts ? `${first + (reversed ? -i : i)}. ` : '• ');
  }
}
