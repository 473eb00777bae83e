import { siteFiles } from '../../worker/well-known/site-files.ts';
import { type Check, expectThat } from './check.ts';

export const robotsChecks: Check[] = [
  {
    says: 'only production may be indexed',
    async run({ visitor, expecting }) {
      for (const path of ['/', '/api/quotes', '/favicon.svg', '/nowhere-at-all']) {
        const { headers } = await visitor.ask(path);
        const inProduction = path.startsWith('/api/') ? 'noindex' : null;
        const tag = expecting === 'production' ? inProduction : 'noindex, nofollow';
        expectThat(`X-Robots-Tag of ${path}`, headers.get('X-Robots-Tag'), tag);
      }
    },
  },
  {
    says: 'only a preview is marked',
    async run({ visitor, expecting }) {
      const { body } = await visitor.ask('/');
      expectThat('mark', /<dialog open[^>]*preview-banner/.test(body), expecting === 'preview');
    },
  },
  {
    says: 'pages, robots.txt and the sitemap name the address that was asked for',
    async run({ visitor, origin, expecting }) {
      const page = await visitor.ask('/about');
      const [, canonical] = /<link rel="canonical" href="([^"]*)"/.exec(page.body) ?? [];
      expectThat('canonical address', canonical, /^https?:\/\/[^/]+\/about$/);
      if (expecting !== 'local') expectThat('canonical address', canonical, `${origin}/about`);
      const robots = await visitor.ask(siteFiles.robots);
      expectThat('status of robots.txt', robots.status, 200);
      const { origin: named } = new URL(String(canonical));
      const sitemapLine = robots.body.split('\n').find((line) => line.startsWith('Sitemap: '));
      expectThat('sitemap in robots.txt', sitemapLine, `Sitemap: ${named}${siteFiles.sitemap}`);
      const sitemap = await visitor.ask(siteFiles.sitemap);
      expectThat('status of the sitemap', sitemap.status, 200);
      expectThat('the sitemap', sitemap.body, /<(urlset|sitemapindex) /);
    },
  },
  {
    says: 'training on the content is forbidden to machines as to people',
    async run({ visitor }) {
      const { body } = await visitor.ask(siteFiles.robots);
      expectThat('robots.txt', body, /Content-Signal: .*ai-train=no/);
      expectThat('rule for GPTBot', body, /User-agent: GPTBot\n[\s\S]*?\nDisallow: \//);
    },
  },
];
