import { DOMParser } from 'linkedom';

/** An XML document, to read. tests/support/xml-faults.ts says whether it is one. */
export function readXml(xml: string) {
  const document = new DOMParser().parseFromString(xml, 'text/xml');
  return {
    document,
    /** What all elements of that selector say. */
    texts: (selector: string) =>
      [...document.querySelectorAll(selector)].map(({ textContent }) => textContent),
  };
}
