import { type ListName, listNames } from '../../shared/content/lists.ts';
import { bibleBooks } from '../../shared/scripture/verses.ts';
import { normalizedLines } from '../../shared/text/search-words.ts';
import type { WordsByList } from '../crawl/post-words.ts';
import { nameLines, passagesWithNames } from '../readings/passages-with-names.ts';
import { WordIndex } from '../words/word-index.ts';
import thesaurus from './thesaurus.txt?raw';

/** A topic, or a passage with a name. That of a book is the book. */
export type Subject =
  | { kind: 'topic'; text: string }
  | { kind: 'passage'; text: string; references: string };

export type PostId = { kind: 'post'; list: ListName; id: string };

export type SearchEntry = Subject | PostId;

/** What a line of the index is: a name of a book, a topic or a passage, words for a topic, or a title or names of a post. */
type LineKind = 'book' | 'label' | 'passage' | 'thesaurus' | 'title' | 'names';

export type SearchEntries = {
  index: WordIndex;
  /** Returns the entry of a line of the index. An entry may have several lines. */
  entryOf: (line: number) => SearchEntry;
  kindOf: (line: number) => LineKind;
  size: number;
};

type Line = { text: string; entry: Subject; kind: LineKind };

const booksAndTopics: readonly Line[] = [
  ...bibleBooks.map(({ name: text }): Line => {
    return { text, entry: { kind: 'passage', text, references: text }, kind: 'book' };
  }),
  ...thesaurus
    .trim()
    .split('\n')
    .flatMap((line): Line[] => {
      const [text = '', words = ''] = line.split(' | ');
      const entry = { kind: 'topic' as const, text };
      return [
        { text, entry, kind: 'label' },
        ...words.split(', ').map((text): Line => ({ text, entry, kind: 'thesaurus' })),
      ];
    }),
];

const known: readonly Line[] = [
  ...booksAndTopics,
  ...passagesWithNames.flatMap(({ references, names }): Line[] => {
    const entry = { kind: 'passage' as const, text: names[0] ?? '', references };
    return names.map((text) => ({ text, entry, kind: 'passage' }));
  }),
];

const knownText = normalizedLines(booksAndTopics.map(({ text }) => text)) + nameLines;

const knownSize = new Set(known.map(({ entry }) => entry)).size;

const prepared = new WeakMap<WordsByList, SearchEntries>();

/** Returns all that a search may mean. It is prepared once for the words of posts. */
export function searchEntries(words: WordsByList): SearchEntries {
  const last = prepared.get(words);
  if (last) return last;
  const posts = listNames.flatMap((list) =>
    (words[list].ids.match(/[^ ]+/g) ?? []).map((id): PostId => ({ kind: 'post', list, id })),
  );
  const titles = listNames.map((list) => words[list].titles).join('');
  const names = listNames.map((list) => words[list].names).join('');
  const found: SearchEntries = {
    index: new WordIndex(knownText + titles + names),
    entryOf: (line) =>
      known[line]?.entry ?? (posts[(line - known.length) % posts.length] as PostId),
    size: knownSize + posts.length,
    kindOf: (line) => known[line]?.kind ?? (line < known.length + posts.length ? 'title' : 'names'),
  };
  prepared.set(words, found);
  return found;
}
