/** The ends of words that inflect them: 'allows', 'prophecies', 'witnesses', 'created'. */
const inflection = /(?<=.{2})(?:ies|(?<=ss|sh|ch|x)es|(?<![su])s|(?<=.{2})(?:ing|ed))$/;

/** The ends of words that derive them: 'doubter', 'Christianity', 'existence', 'marriage', 'prayer', 'historical'. */
const derivation =
  /(?<=.{3})(?:i?age|ence|er|ery|(?<=or)ian|ical|ion|ism|ist|ity|ly|ness|or|(?<=[^aeiou])y|i|e)$/;

/** Returns a beginning that the forms of an English word have in common. It need not be a word. */
export function stemOf(word: string): string {
  return word.replace(inflection, '').replace(derivation, '');
}
