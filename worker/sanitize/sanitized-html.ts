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
