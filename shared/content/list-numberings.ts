/** The `type` attribute of an ordered list (HTML standard, section 4.4.5) with the equivalent `list-style-type`. */
export const listNumberings = [
  ['a', 'lower-alpha'],
  ['A', 'upper-alpha'],
  ['i', 'lower-roman'],
  ['I', 'upper-roman'],
] as const;
