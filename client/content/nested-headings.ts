/**
 * Changes the level of the headings of a post's sanitized HTML. They are one level lower on a page on
 * which the title of the post is `h2`. Level 6 is the last.
 */
export function moveHeadings(html: string, by: 1 | -1): string {
  return html.replace(/(?<=<\/?h)[2-6](?=[ >])/g, (level) => `${Math.min(+level + by, 6)}`);
}
