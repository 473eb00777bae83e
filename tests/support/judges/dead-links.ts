import type { ReadPage } from '../page.ts';

/** Lists the links of a page to its own fragments that lead to no element. */
export function deadFragments({ hrefs, document }: ReadPage): string[] {
  const fragments = hrefs('a[href^="#"]').map(String);
  return fragments.filter((href) => !document.getElementById(decodeURIComponent(href.slice(1))));
}

/** Lists the distinct links in these pages to other pages of the site that do not exist or fail. Any label is a page. */
export async function deadLinks(
  site: { get(path: string): Promise<Response> },
  pages: readonly ReadPage[],
): Promise<string[]> {
  const links = pages.flatMap(({ hrefs }) => hrefs('a[href^="/"]:not([href*="label="])'));
  const dead: string[] = [];
  for (const href of new Set(links.map((href) => `${href}`.replace(/#.*/, '')))) {
    const { status, body } = await site.get(href);
    await body?.cancel();
    if (status >= 400) dead.push(`${href}: ${status}`);
  }
  return dead;
}
