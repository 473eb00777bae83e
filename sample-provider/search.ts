import { plainText } from './plain-text.ts';

/** What a post is searched by: its words, folded, each between single spaces. */
export type SearchableText = { title: string; everything: string };

type Term = { within: keyof SearchableText; words: string };

const termPattern = /(title:\s*)?(?:"([^"]*)"?|([^\s+"]+))/gi;

/** `God's WORK` becomes ` god s work `, so that containing a term means containing its whole words in order. */
const foldWords = (text: string): string => {
  const folded = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return ` ${(folded.match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;
};

export const searchableText = (post: { title: string; content: string }): SearchableText => {
  const title = foldWords(post.title);
  return { title, everything: title + foldWords(plainText(post.content)) };
};

const parseTerms = (query: string): Term[] =>
  [...query.replace(/[“”„]/g, '"').matchAll(termPattern)]
    .map(
      ([, title, phrase, word]): Term => ({
        within: title === undefined ? 'everything' : 'title',
        words: foldWords(phrase ?? word ?? ''),
      }),
    )
    .filter(({ words }) => words.trim() !== '');

/**
 * Reads a search as visitors are told to write it (specification, section 2) and returns its test:
 * `title:"Proper 13"`, `title:word`, `"a phrase"`, `word`; parts joined by `+` or spaces must all occur.
 * Case, accents and punctuation do not count. A query without a single word matches nothing.
 */
export const createSearch = (query: string): ((text: SearchableText) => boolean) => {
  const terms = parseTerms(query);
  return (text) =>
    terms.length > 0 && terms.every(({ within, words }) => text[within].includes(words));
};
