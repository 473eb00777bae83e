/** The ends of words that inflect them: 'allows', 'witnesses', 'created', 'create'. */
const inflection = /(?<=.{2})(?:(?<=ss|sh|ch|x)es|(?<![su])e?s|(?<=.{2})(?:ing|ed)|e)$/;

/** The ends of words that derive them: 'doubter', 'Christianity', 'existence', 'marriage', 'prayer', 'historical'. */
const derivation =
  /(?<=.{4})(?:i?ag|enc|er|ery|(?<=or)ian|ical|ion|ic|(?:ic)?(?:ism|iz)|ist|ity|ly|ness|or|(?<=[^aeiou])y|i)$/;

/** Returns what a word begins with in the singular and the plural, and in all tenses: 'prophecy' for 'prophecies'. */
export function uninflected(word: string): string {
  return word.replace(/(?<=.{2})ie[sd]$/, 'y').replace(inflection, '');
}

/** Returns a beginning that the forms of an English word have in common. It need not be a word. */
export function stemOf(word: string): string {
  return uninflected(word).replace(derivation, '');
}
