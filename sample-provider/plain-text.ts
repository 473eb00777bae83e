const ignored = /<!--[\s\S]*?-->|<(script|style)\b[\s\S]*?<\/\1\s*>/gi;
const tag = /<\/?([a-z][a-z0-9]*)(?:"[^"]*"|'[^']*'|[^'">])*>/gi;
const characterReference = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z][a-z0-9]*));/gi;

/** Elements that can be inside a word, such as a drop capital. */
const inline = new Set(
  'a abbr b big cite code del em font i ins mark q s small span strong sub sup u wbr'.split(' '),
);

const character = (codePoint: number) =>
  codePoint > 0 && codePoint <= 0x10ffff ? String.fromCodePoint(codePoint) : ' ';

/** Converts a post's HTML to its words, for searching. Named character references are punctuation, which a search ignores. */
export const plainText = (html: string): string =>
  html
    .replace(ignored, ' ')
    .replace(tag, (_, name: string) => (inline.has(name.toLowerCase()) ? '' : ' '))
    .replace(characterReference, (_, decimal?: string, hex?: string, name?: string) => {
      if (decimal !== undefined) return character(Number.parseInt(decimal, 10));
      if (hex !== undefined) return character(Number.parseInt(hex, 16));
      return name?.toLowerCase() === 'shy' ? '' : ' ';
    });
