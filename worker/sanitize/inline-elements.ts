/** The elements of the allow-list that separate no words. A module of its own, because it needs no parser. */
export const inlineElements: ReadonlySet<string> = new Set([
  ...['a', 'abbr', 'b', 'cite', 'code', 'del', 'em', 'i', 'iframe', 'img', 'ins', 'kbd', 'mark'],
  ...['q', 's', 'small', 'span', 'strong', 'sub', 'sup', 'time', 'u', 'wbr'],
]);
