/**
 * Moves the headings of nested content up by one level: the inverse of `nestHeadings`
 * (client/handout/nest-headings.ts), which is only in the chunk of the page that nests them.
 */
export function unnestHeadings(html: string): string {
  return html
    .replace(/<h6 aria-level="7"(.*?)<\/h6>/gs, '<h7$1</h7>')
    .replace(/(?<=<\/?h)[3-7](?=[ >])/g, (level) => `${+level - 1}`);
}
