import type { Page } from 'playwright-core';
import { openHydrated } from './browser.ts';
import type { Site } from './site.ts';
import { wirePost } from './wire-post.ts';

/** The value of SITE_URL; see tests/support/site.ts. */
export const siteUrl = 'https://areopagus.example';

/** A post with all kinds of content that authors write. */
export const post = wirePost({
  id: '1001',
  title: 'Paul & the <poets>',
  content: `<div class="separator" style="text-align: center">
<a href="https://example.org/lamp.png"><img src="https://example.org/lamp.png" width="640" height="400" alt="A lamp"></a>
</div><blockquote>In him we live<br>and <i>move</i> and <b>have our being</b>.</blockquote><p>See <a href="/quotes?label=Truth">more</a>&nbsp;&amp; <a href="https://example.org/a?b=1&amp;c=2">there</a>.</p><figure><img src="https://example.org/lamp.png" width="640" height="400" alt=""><figcaption>A lamp</figcaption></figure><h2>Three poets</h2><ul><li>Aratus</li><li><p>Cleanthes</p><ul><li>of Assos<ol><li>a boxer</li></ol></li></ul></li></ul><ol start="3"><li>Epimenides</li><li>Menander</li></ol><p>&nbsp;</p><p><br></p><table><tr><td>one</td><td></td><td>two</td></tr></table><p align="center">The <span>end</span>.</p>`,
});

/** The content of the post as plain text. */
export const plainText = `In him we live
and move and have our being.

See more\u00a0& there.

Three poets
• Aratus
• Cleanthes
  • of Assos
    1. a boxer
3. Epimenides
4. Menander

one\t\ttwo

The end.`;

/** Makes the provider return this post for every post, and as the second one of the list of a label. */
export function showPost(site: Site) {
  site.provider.intercept(({ path }) => {
    if (path.includes('/posts/')) return Response.json(post);
    return path.includes('/labels')
      ? Response.json({ posts: [wirePost({ id: '1000' }), post] })
      : undefined;
  });
}

/** Opens a page with the post and its images, with permission to use the clipboard. */
export async function openPost(page: Page, path: string) {
  await page.route('https://example.org/**', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    }),
  );
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openHydrated(page, path);
}
