const superscripts = characterMap('0123456789+-–−=()n', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁻⁼⁽⁾ⁿ');
const subscripts = characterMap(
  '0123456789+-–−=()aehijklmnoprstuvx',
  '₀₁₂₃₄₅₆₇₈₉₊₋₋₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ',
);

function characterMap(from: string, to: string): ReadonlyMap<string, string> {
  const characters = [...to];
  return new Map(Array.from(from, (character, i) => [character, characters[i] ?? character]));
}

/** What means the same if it is not raised: '21st', a trademark, a mark of a note. */
const raised = /^(?:st|nd|rd|th|sm|tm)$|^[^\p{L}\p{N}\p{Sm}(–-]/iu;

/**
 * Writes a superscript or a subscript as characters: 10¹²⁰, H₂O, or else 2^(x+1). The number of a verse is no
 * exponent and stands apart from its word: '16 For God'.
 *
 * @param before the text before it in its line
 * @param after the text after it in its line
 */
export function scriptText(
  name: 'sup' | 'sub',
  text: string,
  before: string,
  after: string,
): string {
  // A formula is not joined to the word that it is below: 'lim_(x→0)'.
  const isFormula = /[\p{L}\p{N})]$/u.test(before) && /^\S*[^\p{L}\p{N}\s]\S*$/u.test(text);
  if (name === 'sub') return mapped(text, subscripts) ?? (isFormula ? `_(${text})` : text);
  const script = text.trim();
  if (isVerse(script, before, /\s$/.test(text) ? 'A' : after)) {
    return `${/[^\s"“‘([]$/.test(before) ? ' ' : ''}${script} `;
  }
  const characters = mapped(text, superscripts);
  if (characters !== undefined) return characters;
  if (/(?:\p{L}{2}|:\d+)$/u.test(before) && /^[a-z]$/.test(script)) return `[${script}]`;
  const isExponent = /(?:(?<!\p{L})\p{L}|[\p{N})])$/u.test(before) && !raised.test(script);
  return isExponent ? `^${script.length > 1 ? `(${script})` : script}` : text;
}

/** Between a word and a lowercase letter, or after a symbol or a number, a number is an exponent: 'm²s'. */
function isVerse(text: string, before: string, after: string): boolean {
  if (!/^(?:v\.? ?|\d{1,3}:)?\d{1,3}(?:[-–]\d{1,3})?$/.test(text)) return false;
  if (notVerse.test(after)) return false;
  if (/\p{L}{2}$/u.test(before)) return /^["“‘([]*\p{Lu}/u.test(after);
  return !/[\p{L}\p{N})\]]$/u.test(before) && /^["“‘([]*\p{L}/u.test(after);
}

/** A chemical element ('¹⁴C'), and a reference that a note is on ('¹John 3:16'). */
const notVerse = /^(?:[B-HJ-NP-Z](?:(?<![UY])[b-df-hj-np-tvwxz])?(?!\p{L})|\p{Lu}\p{L}+\.?\s\d)/u;

/** Commas and spaces of several notes stay. Undefined if a character has no such form. */
function mapped(text: string, characters: ReadonlyMap<string, string>): string | undefined {
  const parts = Array.from(text, (character) =>
    /[\s,*]/.test(character) ? character : characters.get(character),
  );
  return parts.includes(undefined) ? undefined : parts.join('');
}
