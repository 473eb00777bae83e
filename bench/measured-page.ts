import type { PageData } from '../client/content/page-data.ts';
import type { ClientAssets } from '../worker/render/client-assets.ts';

/** A page of the site, and all that it is made of. */
export type MeasuredPage = { html: string; data: PageData; assets: ClientAssets };

/** Reads a page as it is when everything is kept, and its content from the site's own `/api`. */
export async function readMeasuredPage(site: string, path: string): Promise<MeasuredPage> {
  await read(site + path);
  const html = await (await read(site + path)).text();
  const brought: PageData = JSON.parse(found(html, /id="page-data">(.*?)<\/script>/s));
  const answers = await Promise.all(
    Object.keys(brought.results).map(
      async (address) => [address, { data: await (await read(site + address)).json() }] as const,
    ),
  );
  return {
    html,
    data: { site: brought.site, results: Object.fromEntries(answers) },
    assets: {
      main: found(html, /<script type="module" src="([^"]*)"/),
      prePaint: found(html, /<script src="([^"]*)"/),
      styles: hrefs(html, 'rel="stylesheet"'),
      fonts: hrefs(html, 'rel="preload" as="font"'),
      // Of previews only.
      previewBanner: { script: '', style: '' },
    },
  };
}

async function read(url: string): Promise<Response> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response;
}

function found(html: string, pattern: RegExp): string {
  const [, part] = pattern.exec(html) ?? [];
  if (part === undefined) throw new Error(`The page has nothing like ${pattern}.`);
  return part;
}

function hrefs(html: string, attributes: string): string[] {
  const links = html.matchAll(new RegExp(`<link ${attributes}[^>]* href="([^"]*)"`, 'g'));
  return [...links].flatMap(([, href]) => href ?? []);
}
