import { parseHTML } from 'linkedom';

/** An answer's page, read to its end. */
export async function readPage(answer: Response | Promise<Response>) {
  const response = await answer;
  const html = await response.text();
  const { document } = parseHTML(html);
  const texts = (selector: string) => [...document.querySelectorAll(selector)].map(textOf);
  return {
    status: response.status,
    headers: response.headers,
    html,
    document,
    /** What all elements say, each in one line. */
    texts,
    /** What the first such element says. */
    text: (selector: string) => texts(selector)[0],
    /** Where all such links lead. */
    hrefs: (selector: string) =>
      [...document.querySelectorAll(selector)].map((link) => link.getAttribute('href')),
  };
}

export type ReadPage = Awaited<ReturnType<typeof readPage>>;

function textOf({ textContent }: Element): string {
  return (textContent ?? '').replace(/\s+/gu, ' ').trim();
}
