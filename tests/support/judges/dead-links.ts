import { parseHTML } from 'linkedom';
import type { ReadOnlySite } from '../shared-site.ts';

/** Lists the links of a page to its own fragments that lead to no element. */
export function deadFragments(html: string): string[] {
  const { document } = parseHTML(html);
  return [...document.querySelectorAll('a[href^="#"]')]
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => !document.getElementById(decodeURIComponent(href.slice(1))));
}

/** Lists the distinct links in these pages to other pages of the site that do not exist or fail. Any label is a page. */
export async function deadLinks(site: ReadOnlySite, pages: readonly string[]): Promise<string[]> {
  const hrefs = pages.flatMap((html) =>
    [...parseHTML(html).document.querySelectorAll('a[href^="/"]')].map(
      (link) => link.getAttribute('href')?.replace(/#.*/, '') ?? '',
    ),
  );
  const dead: string[] = [];
  for (const href of new Set(hrefs)) {
    if (href.includes('label=')) continue;
    const { status, body } = await site.get(href);
    await body?.cancel();
    if (status >= 400) dead.push(`${href}: ${status}`);
  }
  return dead;
}
