import { isSmall, wordsOf } from '../../shared/text/search-words.ts';

const maxNames = 12;

/** Names that are in so many posts that a search for them finds nothing in particular. */
export const commonest = new Set(
  `amen bible christ christian christianity christians father god gospel gospels greek hebrew holy
  jesus jew jewish jews lord mrs new old prof rev savior scripture scriptures son spirit testament`.split(
    /\s+/,
  ),
);

/** A capitalized word that begins no sentence and no quotation, also after an initial or a title. A number after it makes it a reference. */
const name =
  /(?<=[^\s.!?…:]["”’)]?[ \u00a0]\(?|\b(?:\p{Lu}|Dr|Mrs?|Prof|Rev|St)\.[ \u00a0])\p{Lu}\p{L}{2,}(?!\p{L}|['’]\p{L}{2}|\s\d)/gu;

/** Returns the names that a text has within its sentences, the most frequent first: normalized words between spaces. */
export function namesInText(text: string): string {
  const counts = new Map<string, number>();
  for (const word of wordsOf((text.match(name) ?? []).join(' ')))
    counts.set(word, (counts.get(word) ?? 0) + 1);
  const others = new Set(text.match(/(?<!\p{L})\p{Ll}+/gu));
  return [...counts]
    .filter(([word]) => !isSmall(word) && !commonest.has(word) && !others.has(word))
    .sort(([, a], [, b]) => b - a)
    .slice(0, maxNames)
    .map(([word]) => word)
    .join(' ');
}
