import { expect, test } from 'vitest';
import { streamInOrder } from '../../../../worker/render/stream-in-order.ts';

const loading = '<p class="x" data-loading="true">Loading...</p>';

function pendingContent(path: string, content?: string) {
  const marker = `data-await="${path.replaceAll('&', '&amp;')}"`;
  return `<div ${marker} class="y">${content ?? loading}</div>`;
}

/** A page of pending contents, rendered with those that have loaded. */
function pageOf(paths: string[], loaded: ReadonlySet<string> = new Set()) {
  const contents = paths.map((path) =>
    pendingContent(path, loaded.has(path) ? `[${path}]` : undefined),
  );
  return `<head>${contents.join('<hr>')}<foot>`;
}

const document = {
  start: '<!doctype>',
  end: () => '</body>',
  errorEnd: (error: unknown) => `<p>${error}</p>`,
};

async function partsOf(page: string, options: Parameters<typeof streamInOrder>[1]) {
  const parts: string[] = [];
  for await (const part of streamInOrder(page, options)) parts.push(part);
  return parts;
}

async function stream(paths: string[], loadedWith: Record<string, string[]> = {}) {
  const loaded = new Set<string>();
  const waited: string[] = [];
  const options = {
    ...document,
    render: () => pageOf(paths, loaded),
    async wait(path: string) {
      waited.push(path);
      for (const arrived of [path, ...(loadedWith[path] ?? [])]) loaded.add(arrived);
    },
  };
  return { parts: await partsOf(pageOf(paths), options), waited };
}

test('several pending contents are sent in the order of the page, without repetition', async () => {
  const { parts, waited } = await stream(['/api/a', '/api/b', '/api/c']);
  expect(waited).toEqual(['/api/a', '/api/b', '/api/c']);
  expect(parts).toEqual([
    `<!doctype><head><div data-await="/api/a" class="y">${loading}`,
    `[/api/a]</div><hr><div data-await="/api/b" class="y">${loading}`,
    `[/api/b]</div><hr><div data-await="/api/c" class="y">${loading}`,
    '[/api/c]</div><foot></body>',
  ]);
});

test('content that has loaded in the meantime is sent without another stop', async () => {
  const { parts, waited } = await stream(['/api/a', '/api/b', '/api/c'], { '/api/a': ['/api/b'] });
  expect(waited).toEqual(['/api/a', '/api/c']);
  expect(parts[1]).toContain('[/api/b]');
});

test('a URL with & is requested unescaped and found escaped', async () => {
  const path = '/api/a?q=God%2Bflesh&pageToken=t';
  const { parts, waited } = await stream([path, '/api/b']);
  expect(waited).toEqual([path, '/api/b']);
  expect(parts[1]).toBe(`[${path}]</div><hr><div data-await="/api/b" class="y">${loading}`);
});

test('a URL that is a prefix of another is not mistaken for it', async () => {
  const { parts } = await stream(['/api/a?q=b', '/api/a']);
  expect(parts.slice(1)).toEqual([
    `[/api/a?q=b]</div><hr><div data-await="/api/a" class="y">${loading}`,
    '[/api/a]</div><foot></body>',
  ]);
});

test('the text Loading... alone is not pending content', async () => {
  const page = `<head>${pendingContent('/api/a', '<p>Loading...</p>')}<foot>`;
  const parts = await partsOf(page, { ...document, render: () => '', wait: async () => {} });
  expect(parts).toEqual([`<!doctype>${page}</body>`]);
});

test('a page that fails to render a part ends with an error after the parts sent before', async () => {
  function render(): string {
    throw new Error('cannot be rendered');
  }
  const options = { ...document, render, wait: async () => {} };
  const parts = await partsOf(pageOf(['/api/a']), options);
  expect(parts).toHaveLength(2);
  expect(parts[1]).toBe('<p>Error: cannot be rendered</p>');
});
