import type { PageData } from '../client/content/page-data.ts';

/** A page of the site with its data. */
export type MeasuredPage = { html: string; data: PageData };

/** Reads a page whose content is cached, and its content from the site's `/api`. */
export async function readMeasuredPage(site: string, path: string): Promise<MeasuredPage> {
  await read(site + path);
  const html = await (await read(site + path)).text();
  const pageData: PageData = JSON.parse(matchFirst(html, /id="page-data">(.*?)<\/script>/s));
  const results = await Promise.all(
    Object.keys(pageData.results).map(
      async (url) => [url, { data: await (await read(site + url)).json() }] as const,
    ),
  );
  return {
    html,
    data: { site: pageData.site, results: Object.fromEntries(results) },
  };
}

async function read(url: string): Promise<Response> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} returned ${response.status}.`);
  return response;
}

function matchFirst(html: string, pattern: RegExp): string {
  const [, part] = pattern.exec(html) ?? [];
  if (part === undefined) throw new Error(`The page has no match of ${pattern}.`);
  return part;
}
