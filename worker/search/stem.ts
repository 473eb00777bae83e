/** The ends of words that inflect or derive them: 'allows', 'doubters', 'Christianity', 'marriage'. */
const suffix =
  /(?<=.{3})(?:age|al|an|at|e|e[drs]|ence|ent|ian|ic|ies|ing|ion|ism|ist|ity|ly|ment|ness|ous|(?<!s)s|i|y)$/;

/** A common beginning of the forms of an English word. It need not be a word. */
export function stemOf(word: string): string {
  const shorter = word.replace(suffix, '');
  return shorter === word ? word : stemOf(shorter);
}
