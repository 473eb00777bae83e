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

/** One flush of the Worker may take several reads of the socket; two flushes lie further apart than this, in ms. */
const pauseBetweenFlushes = 50;

/**
 * An answer's body as it is flushed: each part with the ms from the call to its first byte. `whenPaused`
 * is called once the first part is there and no more comes.
 */
export async function readChunks(answer: Promise<Response>, whenPaused?: () => void) {
  const began = performance.now();
  const { status, headers, body } = await answer;
  const decoder = new TextDecoder();
  const chunks: { text: string; ms: number }[] = [];
  let lastRead = Number.NEGATIVE_INFINITY;
  let pause: NodeJS.Timeout | undefined;
  for await (const bytes of body ?? []) {
    const ms = performance.now() - began;
    const text = decoder.decode(bytes, { stream: true });
    const current = chunks.at(-1);
    if (current && ms - lastRead < pauseBetweenFlushes) current.text += text;
    else chunks.push({ text, ms });
    lastRead = ms;
    clearTimeout(pause);
    if (whenPaused && chunks.length === 1) pause = setTimeout(whenPaused, pauseBetweenFlushes);
  }
  clearTimeout(pause);
  return { status, headers, chunks, html: chunks.map(({ text }) => text).join('') };
}
