import { expect, test } from 'vitest';
import { readPage } from '../../support/page.ts';
import { pngSize } from '../../support/png-size.ts';
import { sharedSite } from '../../support/shared-site.ts';

const site = await sharedSite();

type Manifest = { name: string; icons: { src: string; type: string; sizes: string }[] };

test('every page links the manifest, which names the site and its icons', async () => {
  const { hrefs } = await readPage(site.get('/quotes'));
  const [path] = hrefs('head link[rel=manifest]');
  const response = await site.get(String(path));
  expect(response.headers.get('Content-Type')).toBe('application/manifest+json');
  const manifest: Manifest = await response.json();
  expect(manifest).toMatchObject({ name: 'Areopagus', start_url: '/', display: 'minimal-ui' });
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(
    expect.arrayContaining(['192x192', '512x512']),
  );
  for (const { src, type, sizes } of manifest.icons) {
    const icon = await site.get(src);
    expect(icon.status).toBe(200);
    expect(icon.headers.get('Content-Type')).toBe(type);
    const { width, height } = type === 'image/png' ? await pngSize(icon) : {};
    if (type === 'image/png') expect(`${width}x${height}`).toBe(sizes);
  }
  const policy = (await site.get('/')).headers.get('Content-Security-Policy');
  expect(policy).toContain("manifest-src 'self'");
});

test('there are icons for old and new browsers and home screens', async () => {
  const { hrefs } = await readPage(site.get('/'));
  expect(hrefs('head link[rel=icon]')).toEqual(['/favicon.ico', '/favicon.svg']);
  const ico = Buffer.from(await (await site.get('/favicon.ico')).arrayBuffer());
  expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  expect(ico.subarray(22, 26).toString('latin1')).toBe('\x89PNG');
  const [touch] = hrefs('head link[rel=apple-touch-icon]');
  expect(await pngSize(await site.get(String(touch)))).toEqual({ width: 180, height: 180 });
});
