/**
 * Moves the headings of a post's sanitized HTML down by one level, because the title of the post is
 * `h2`. Level 7 is an `h6` with `aria-level`, so that `unnestHeadings` can restore it.
 */
export function nestHeadings(html: string): string {
  return html
    .replace(/(?<=<\/?h)[2-6](?=[ >])/g, (level) => `${+level + 1}`)
    .replace(/<(\/?)h7/g, (_, end) => (end ? '</h6' : '<h6 aria-level="7"'));
}
