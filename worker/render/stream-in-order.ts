/**
 * In-order streaming. A page with pending content is sent up to and including its first
 * 'Loading...', which client/ui/Await.tsx renders. When the content has loaded, the page is rendered
 * again and continues at the same position. No script is needed.
 */

const pending = /<div data-await="([^"]*)"[^>]*><p [^>]*data-loading[^>]*>Loading\.\.\.<\/p>/g;

type PendingContent = {
  path: string;
  /** The end of its 'Loading...' in the page; UTF-16 code units. */
  end: number;
};

function firstPending(page: string, from: number): PendingContent | undefined {
  pending.lastIndex = from;
  const match = pending.exec(page);
  return match?.[1]
    ? { path: match[1].replaceAll('&amp;', '&'), end: pending.lastIndex }
    : undefined;
}

function contentStart(page: string, path: string): number {
  const tag = page.indexOf(`<div data-await="${path.replaceAll('&', '&amp;')}"`);
  return page.indexOf('>', tag) + 1;
}

type StreamOptions = {
  render: () => string;
  wait: (path: string) => Promise<unknown>;
};

export function hasPending(page: string): boolean {
  return firstPending(page, 0) !== undefined;
}

/** Yields the parts. If one of them throws, the result of `endFor` replaces the rest. */
export async function* withErrorEnd(
  parts: AsyncIterable<string>,
  endFor: (error: unknown) => string,
) {
  try {
    yield* parts;
  } catch (error) {
    yield endFor(error);
  }
}

/** Yields the parts of a page in document order, each as soon as its content has loaded. */
export async function* streamInOrder(page: string, { render, wait }: StreamOptions) {
  let rendered = page;
  let from = 0;
  for (let next = firstPending(rendered, from); next; next = firstPending(rendered, from)) {
    yield rendered.slice(from, next.end);
    await wait(next.path);
    rendered = render();
    from = contentStart(rendered, next.path);
  }
  yield rendered.slice(from);
}
