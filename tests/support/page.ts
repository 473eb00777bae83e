import { parseHTML } from 'linkedom';

/** Reads a complete page from its response. */
export async function readPage(pending: Response | Promise<Response>) {
  const response = await pending;
  const html = await response.text();
  const { document } = parseHTML(html);
  const texts = (selector: string) => [...document.querySelectorAll(selector)].map(textOf);
  const attributes = (selector: string, name: string) =>
    [...document.querySelectorAll(selector)].map((element) => element.getAttribute(name));
  return {
    status: response.status,
    headers: response.headers,
    html,
    document,
    /** The text of each matching element, in one line. */
    texts,
    /** The text of the first matching element. */
    text: (selector: string) => texts(selector)[0],
    /** The value of an attribute of each matching element. */
    attributes,
    /** The value of an attribute of the first matching element. */
    attribute: (selector: string, name: string) => attributes(selector, name)[0],
    /** The `href` of each matching link. */
    hrefs: (selector: string) => attributes(selector, 'href'),
    /** The content of a `meta` element with this name or property. */
    meta: (name: string) => attributes(`[name="${name}"], [property="${name}"]`, 'content')[0],
  };
}

export type ReadPage = Awaited<ReturnType<typeof readPage>>;

function textOf({ textContent }: Element): string {
  return (textContent ?? '').replace(/\s+/gu, ' ').trim();
}
