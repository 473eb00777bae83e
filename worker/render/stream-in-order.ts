/**
 * In-order streaming. A page with pending content is sent up to and including its first
 * 'Loading...', which client/ui/Await.tsx renders. When the content has loaded, the page is rendered
 * again and continues at the same position. No script is needed.
 */

const pending = /<div data-await="([^"]*)"[^>]*><p [^>]*data-loading[^>]*>Loading\.\.\.<\/p>/g;

/** `end` is that of its 'Loading...' in the page; UTF-16 code units. */
function firstPending(page: string, from: number) {
  pending.lastIndex = from;
  const [, path] = pending.exec(page) ?? [];
  return path ? { path: path.replaceAll('&amp;', '&'), end: pending.lastIndex } : undefined;
}

type StreamOptions = {
  render: () => string;
  wait: (path: string) => Promise<unknown>;
  start: string;
  end: () => string;
  errorEnd: (error: unknown) => string;
};

/** Yields a document: `start`, the parts of a page in their order, each as soon as its content has loaded, and `end`. */
export async function* streamInOrder(page: string, options: StreamOptions) {
  const { render, wait, start, end, errorEnd } = options;
  let rendered = start + page;
  let from = 0;
  try {
    for (let next = firstPending(rendered, from); next; next = firstPending(rendered, from)) {
      yield rendered.slice(from, next.end);
      await wait(next.path);
      rendered = render();
      const tag = rendered.indexOf(`<div data-await="${next.path.replaceAll('&', '&amp;')}"`);
      from = rendered.indexOf('>', tag) + 1;
    }
    yield rendered.slice(from) + end();
  } catch (error) {
    yield errorEnd(error);
  }
}
