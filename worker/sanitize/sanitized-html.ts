import { videoPageUrl } from './youtube.ts';

// In sanitized HTML, `<`, `>` and `"` are escaped in attributes, so that an expression finds each tag.

/** Makes each heading one level lower. */
export function withLowerHeadings(html: string): string {
  return html.replace(/(?<=<\/?h)[2-5](?=[ >])/g, (level) => `${Number(level) + 1}`);
}

/** Makes the URLs of links absolute. The links within a post lead to its page. */
export function withAbsoluteLinks(html: string, siteUrl: string, postUrl: string): string {
  return html.replace(/(?<=<a (?:[^>]* )?href=")[/#]/g, (first) =>
    first === '#' ? `${postUrl}#` : `${siteUrl}/`,
  );
}

/** Puts a link to its page beside each video, for readers that show no players. */
export function withVideoLinks(html: string): string {
  return html.replace(
    /<iframe (?=[^>]*src="([^"]*)")(?=[^>]*title="([^"]*)")[^>]*><\/iframe>/g,
    (player, src: string, title: string) =>
      `${player} <a href="${videoPageUrl(src).replace('&', '&amp;')}">Video: ${title}</a>`,
  );
}
