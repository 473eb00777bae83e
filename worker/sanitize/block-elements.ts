/** The elements of posts that begin on a new line. */
export const blockElements: ReadonlySet<string> = new Set([
  ...['blockquote', 'caption', 'dd', 'div', 'dl', 'dt', 'figcaption', 'figure', 'h1', 'h2', 'h3'],
  ...['h4', 'h5', 'h6', 'hr', 'li', 'ol', 'p', 'pre', 'table', 'tbody', 'td', 'tfoot', 'th'],
  ...['thead', 'tr', 'ul'],
]);
