import { siteFiles } from '../../worker/well-known/site-files.ts';
import { type Check, expectThat } from './check.ts';
import { scriptPath } from './script-path.ts';

export const robotsChecks: Check[] = [
  {
    description: 'only production may be indexed',
    async run({ client, expectedDeployment }) {
      const hashed = await scriptPath(client);
      for (const path of ['/', '/api/quotes', '/favicon.svg', hashed, '/nowhere-at-all']) {
        const { headers } = await client.request(path);
        const inProduction = path.startsWith('/api/') ? 'noindex' : null;
        const tag = expectedDeployment === 'production' ? inProduction : 'noindex, nofollow';
        expectThat(`X-Robots-Tag of ${path}`, headers.get('X-Robots-Tag'), tag);
      }
    },
  },
  {
    description: 'only previews have the preview banner',
    async run({ client, expectedDeployment }) {
      const { body } = await client.request('/');
      expectThat(
        'preview banner',
        /<dialog open[^>]*preview-banner/.test(body),
        expectedDeployment === 'preview',
      );
    },
  },
  {
    description: 'canonical URLs, robots.txt, and the sitemap have the origin of the site',
    async run({ client, origin, expectedDeployment }) {
      const page = await client.request('/about');
      const [, canonical] = /<link rel="canonical" href="([^"]*)"/.exec(page.body) ?? [];
      expectThat('canonical URL', canonical, /^https?:\/\/[^/]+\/about$/);
      if (expectedDeployment !== 'local') {
        expectThat('canonical URL', canonical, `${origin}/about`);
      }
      const robots = await client.request(siteFiles.robots);
      expectThat('status of robots.txt', robots.status, 200);
      const { origin: canonicalOrigin } = new URL(String(canonical));
      const sitemapLine = robots.body.split('\n').find((line) => line.startsWith('Sitemap: '));
      expectThat(
        'sitemap in robots.txt',
        sitemapLine,
        `Sitemap: ${canonicalOrigin}${siteFiles.sitemap}`,
      );
      const sitemap = await client.request(siteFiles.sitemap);
      expectThat('status of the sitemap', sitemap.status, 200);
      expectThat('the sitemap', sitemap.body, /<(urlset|sitemapindex) /);
    },
  },
  {
    description: 'robots.txt forbids training on the content',
    async run({ client }) {
      const { body } = await client.request(siteFiles.robots);
      expectThat('robots.txt', body, /Content-Signal: .*ai-train=no/);
      expectThat('rule for GPTBot', body, /User-agent: GPTBot\n[\s\S]*?\nDisallow: \//);
    },
  },
];
