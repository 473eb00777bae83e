const portableAttributes = new Set(
  'href start reversed type value colspan rowspan scope datetime dir lang'.split(' '),
);

/** Returns a copy for use in other documents: without images and the site's styling, with absolute URLs. `baseUrl` is absolute. */
export function portableContent(content: HTMLElement, baseUrl: string): HTMLElement {
  const copy = content.cloneNode(true) as HTMLElement;
  for (const image of copy.querySelectorAll('img')) {
    (image.closest('figure') ?? image).remove();
  }
  // Descendants come first, so that elements that become empty are removed too.
  for (const element of [...copy.querySelectorAll('*')].reverse()) {
    if (isEmpty(element)) element.remove();
    else cleanAttributes(element, baseUrl);
  }
  return copy;
}

function isEmpty(element: Element): boolean {
  if (element.firstElementChild || element.matches('br, hr, wbr, td, th')) return false;
  return !element.textContent.trim();
}

function cleanAttributes(element: Element, baseUrl: string) {
  for (const { name } of [...element.attributes]) {
    if (!portableAttributes.has(name)) element.removeAttribute(name);
  }
  const href = element.getAttribute('href');
  if (href !== null) element.setAttribute('href', new URL(href, baseUrl).href);
}
