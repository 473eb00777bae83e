import { parseHTML } from 'linkedom';

/** Reads a complete page from its response. */
export async function readPage(pending: Response | Promise<Response>) {
  const response = await pending;
  const html = await response.text();
  const { document } = parseHTML(html);
  const texts = (selector: string) => [...document.querySelectorAll(selector)].map(textOf);
  return {
    status: response.status,
    headers: response.headers,
    html,
    document,
    /** The text of each matching element, in one line. */
    texts,
    /** The text of the first matching element. */
    text: (selector: string) => texts(selector)[0],
    /** The `href` of each matching link. */
    hrefs: (selector: string) =>
      [...document.querySelectorAll(selector)].map((link) => link.getAttribute('href')),
  };
}

export type ReadPage = Awaited<ReturnType<typeof readPage>>;

function textOf({ textContent }: Element): string {
  return (textContent ?? '').replace(/\s+/gu, ' ').trim();
}

/** The shortest pause between two flushes of the Worker, in ms. One flush may take several reads of the socket. */
const pauseBetweenFlushes = 50;

/** The end of each flush but the last. A pause after another text is one of the machine. */
const flushEnd = /Loading\.\.\.<\/p>$/;

/**
 * Reads the body of a response in the parts in which it was flushed. `ms` is the time from the call
 * to the first byte of a part. `whenPaused` is called once, after the first part.
 */
export async function readChunks(response: Promise<Response>, whenPaused?: () => void) {
  const start = performance.now();
  const { status, headers, body } = await response;
  const decoder = new TextDecoder();
  const chunks: { text: string; ms: number }[] = [];
  let lastRead = Number.NEGATIVE_INFINITY;
  let pause: NodeJS.Timeout | undefined;
  for await (const bytes of body ?? []) {
    const ms = performance.now() - start;
    const text = decoder.decode(bytes, { stream: true });
    const last = chunks.at(-1);
    const isFlushed = flushEnd.test(last?.text ?? '') && ms - lastRead >= pauseBetweenFlushes;
    if (last && !isFlushed) last.text += text;
    else chunks.push({ text, ms });
    lastRead = ms;
    clearTimeout(pause);
    if (whenPaused && chunks.length === 1 && flushEnd.test(chunks[0]?.text ?? ''))
      pause = setTimeout(whenPaused, pauseBetweenFlushes);
  }
  clearTimeout(pause);
  return { status, headers, chunks, html: chunks.map(({ text }) => text).join('') };
}
