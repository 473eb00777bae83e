import type { FeedEntry } from './blog-feed.ts';

/** `href` is the URL of its page here. Undefined if it has none. */
type LinkedEntry = Pick<FeedEntry, 'url' | 'content'> & { href: string | undefined };

const link = /(<a\s(?:[^<>]*?\s)?href\s*=\s*)("[^"<>]*"|'[^'<>]*')/gi;

/** The host of relative URLs. */
const unknownHost = 'blog.invalid';

/** Blogger's name for a post whose title has no Latin letters. Many blogs have it. */
const usualName = /\/blog-post(?:_\d+)?\.html$/;

/** Makes links to posts of the blogs lead to their pages here, and counts these links and those that still lead to the blogs. */
export function createLinker(blogs: readonly LinkedEntry[][]) {
  const sites = blogs.map((entries) => {
    const pages = entries.flatMap(({ url, href }) => {
      const parsed = url ? parse(url) : undefined;
      return parsed ? [{ ...parsed, href }] : [];
    });
    const hrefs = new Map(pages.map(({ path, href }) => [path, href]));
    return { hosts: new Set(pages.map(({ host }) => host)), hrefs };
  });
  // Takeout has only paths. A link that has one of them has the blog's host.
  for (const { content } of blogs.flat()) {
    for (const [, , quoted = ''] of content.matchAll(link)) {
      const { host = '', path = '' } = parse(quoted.slice(1, -1)) ?? {};
      const site = !usualName.test(path) && sites.find(({ hrefs }) => hrefs.has(path));
      if (site) site.hosts.add(host);
    }
  }
  const counts = { here: 0, old: 0 };

  function rewrite(content: string, blog: number): string {
    return content.replace(link, (unchanged, start: string, quoted: string) => {
      const { host, path, hash } = parse(quoted.slice(1, -1)) ?? {};
      const isRelative = host === unknownHost;
      const site = isRelative ? sites[blog] : sites.find(({ hosts }) => hosts.has(host ?? ''));
      if (!site || (isRelative && path === '/')) return unchanged;
      const href = site.hrefs.get(path ?? '');
      counts[href ? 'here' : 'old']++;
      return href ? `${start}"${href}${hash}"` : unchanged;
    });
  }
  return { counts, rewrite };
}

/** Undefined unless it is a URL of the web. A blog has its host with and without 'www', and one for each country. */
function parse(href: string) {
  const url = URL.parse(href.replaceAll('&amp;', '&'), `https://${unknownHost}`);
  if (!url?.protocol.startsWith('http')) return undefined;
  const host = url.host.replace(/^www\./, '').replace(/\.blogspot\..+/, '.blogspot.com');
  return { host, path: url.pathname, hash: url.hash };
}
