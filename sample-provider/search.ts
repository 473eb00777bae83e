import { plainText } from './plain-text.ts';

/** The normalized words of a post, each between single spaces. */
export type SearchableText = { title: string; titleAndContent: string };

type Term = { field: keyof SearchableText; words: string };

const termPattern = /(title:\s*)?(?:"([^"]*)"?|([^\s+"]+))/gi;

/** Normalizes `God's WORK` to ` god s work `, so that `includes` finds whole words in order. */
const normalizeWords = (text: string): string => {
  const normalized = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return ` ${(normalized.match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;
};

export const searchableText = (post: { title: string; content: string }): SearchableText => {
  const title = normalizeWords(post.title);
  return { title, titleAndContent: title + normalizeWords(plainText(post.content)) };
};

const parseTerms = (query: string): Term[] =>
  [...query.matchAll(termPattern)]
    .map(
      ([, title, phrase, word]): Term => ({
        field: title === undefined ? 'titleAndContent' : 'title',
        words: normalizeWords(phrase ?? word ?? ''),
      }),
    )
    .filter(({ words }) => words.trim() !== '');

/**
 * Compiles a search (specification, section 2) to a predicate. The terms are `title:"Proper 13"`, `title:word`,
 * `"a phrase"`, and `word`, joined by `+` or spaces; all of them must match. Case, accents, and punctuation
 * are ignored. A query without words matches nothing.
 */
export const compileSearch = (query: string): ((text: SearchableText) => boolean) => {
  const terms = parseTerms(query);
  return (text) =>
    terms.length > 0 && terms.every(({ field, words }) => text[field].includes(words));
};
