/** An answer of the site, read to its end. */
export type Answer = {
  path: string;
  status: number;
  headers: Headers;
  body: string;
  /** The body's parts as they came. */
  parts: string[];
  /** From asking to the first part of the body, and to its end; ms. */
  began: number;
  ended: number;
};

export type Visitor = {
  ask(path: string, request?: RequestInit): Promise<Answer>;
  /** All answers so far. */
  seen: readonly Answer[];
};

/** A browser's, so that pages come in parts where their content is late. */
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36 areopagus-smoke';

/** How long one answer may take; ms. */
const patience = 10_000;

/**
 * Asks the site at `origin`, never following redirects, and nothing any more after `deadline`.
 * `headers` go with each request.
 */
export function createVisitor(
  origin: string,
  headers: Record<string, string>,
  deadline: AbortSignal,
): Visitor {
  const seen: Answer[] = [];
  return {
    seen,
    async ask(path, request = {}) {
      const asked = performance.now();
      const response = await fetch(origin + path, {
        redirect: 'manual',
        signal: AbortSignal.any([AbortSignal.timeout(patience), deadline]),
        ...request,
        headers: { 'User-Agent': userAgent, ...headers, ...request.headers },
      });
      let began = performance.now() - asked;
      const parts: string[] = [];
      const decoder = new TextDecoder();
      for await (const part of response.body ?? []) {
        if (parts.length === 0) began = performance.now() - asked;
        parts.push(decoder.decode(part as Uint8Array, { stream: true }));
      }
      const answer = {
        path,
        status: response.status,
        headers: response.headers,
        body: parts.join('') + decoder.decode(),
        parts,
        began,
        ended: performance.now() - asked,
      };
      seen.push(answer);
      return answer;
    },
  };
}
