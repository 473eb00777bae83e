/** How an ordered list can number its items: HTML's `type` (HTML standard, section 4.4.5), and CSS's name for it. */
export const listNumberings = [
  ['a', 'lower-alpha'],
  ['A', 'upper-alpha'],
  ['i', 'lower-roman'],
  ['I', 'upper-roman'],
] as const;
