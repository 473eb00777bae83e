/**
 * In-order streaming. A page whose content is not all there is sent up to the first late content,
 * 'Loading...' included (client/ui/Await.tsx writes that markup). When the content is there the
 * page is rendered again and goes on from the same place, with no script and no second place.
 */

const pending = /<div data-await="([^"]*)"[^>]*><p [^>]*data-loading[^>]*>Loading\.\.\.<\/p>/g;

type Cut = { path: string; end: number };

/** Where to stop sending: behind the first 'Loading...' from `from` on. */
function firstPending(page: string, from: number): Cut | undefined {
  pending.lastIndex = from;
  const match = pending.exec(page);
  return match?.[1]
    ? { path: match[1].replaceAll('&amp;', '&'), end: pending.lastIndex }
    : undefined;
}

/** Where late content begins, once it is there. */
function contentStart(page: string, path: string): number {
  const tag = page.indexOf(`<div data-await="${path.replaceAll('&', '&amp;')}"`);
  return page.indexOf('>', tag) + 1;
}

type StreamOptions = {
  /** Renders the whole tree with what is there by now. */
  render: () => string;
  /** Resolves when the content of that address is there. */
  wait: (path: string) => Promise<unknown>;
};

export function hasPending(page: string): boolean {
  return firstPending(page, 0) !== undefined;
}

/** The parts, and where one of them cannot be made, what ends the page in place of the rest. */
export async function* endingWell(
  parts: AsyncIterable<string>,
  endFor: (error: unknown) => string,
) {
  try {
    yield* parts;
  } catch (error) {
    yield endFor(error);
  }
}

/** The parts of a page in its order, each as soon as it is there. */
export async function* partsOf(page: string, { render, wait }: StreamOptions) {
  let rendered = page;
  let from = 0;
  for (let cut = firstPending(rendered, from); cut; cut = firstPending(rendered, from)) {
    yield rendered.slice(from, cut.end);
    await wait(cut.path);
    rendered = render();
    from = contentStart(rendered, cut.path);
  }
  yield rendered.slice(from);
}
