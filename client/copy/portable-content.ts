import { listNumberings } from '../../shared/content/list-numberings.ts';
import { selectors } from '../../shared/dom-contract.ts';

/** What of a post's markup means something in other people's documents. */
const keptAttributes = new Set([
  ...['href', 'start', 'reversed', 'colspan', 'rowspan', 'scope', 'datetime', 'dir', 'lang'],
]);

/** The content of the post that a control belongs to, as it stands on the page. */
export function contentBeside(control: Element): HTMLElement {
  const content = control.closest(selectors.item)?.querySelector<HTMLElement>(selectors.content);
  if (!content) throw new Error('There is no post around this control.');
  return content;
}

/**
 * The words of a post's content, to be taken elsewhere: without pictures and what only held them,
 * with whole addresses, and with nothing of how they look here.
 */
export function wordsOf(content: HTMLElement, address: string): HTMLElement {
  const words = content.cloneNode(true) as HTMLElement;
  for (const picture of words.querySelectorAll('img')) {
    (picture.closest('figure') ?? picture).remove();
  }
  // What is inside comes first, so that what held nothing else goes as well.
  for (const element of [...words.querySelectorAll('*')].reverse()) {
    if (isEmpty(element)) element.remove();
    else clean(element, address);
  }
  return words;
}

/** A line that an author left blank has a character or a line break in it. */
function isEmpty(element: Element): boolean {
  if (element.firstElementChild || element.matches('br, hr, wbr, td, th')) return false;
  const { textContent } = element;
  return !textContent || (element.matches('div, p, li') && !/[^ \t\n]/.test(textContent));
}

function clean(element: Element, address: string) {
  // Here it stands in a class (worker/sanitize/lists.ts); elsewhere only `type` is known.
  const numbering = listNumberings.find(([, style]) => element.matches(`ol.list-${style}`));
  for (const { name } of [...element.attributes]) {
    if (!keptAttributes.has(name)) element.removeAttribute(name);
  }
  if (numbering) element.setAttribute('type', numbering[0]);
  const href = element.getAttribute('href');
  if (href !== null) element.setAttribute('href', absoluteHref(href, address));
}

function absoluteHref(href: string, address: string): string {
  try {
    return new URL(href, address).href;
  } catch {
    return href;
  }
}
