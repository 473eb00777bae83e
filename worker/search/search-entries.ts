import { bibleBooks } from '../../shared/scripture/verses.ts';
import type { IndexedPost, PostIndex } from '../crawl/post-index.ts';
import type { NamesByList } from '../crawl/post-names.ts';
import passageNames from './passage-names.txt?raw';
import thesaurus from './thesaurus.txt?raw';
import { titlesIn } from './titles.ts';
import { normalizedLines, WordIndex } from './word-index.ts';

/** A book of the Bible, a topic, or a passage with a name. */
export type Place =
  | { kind: 'book'; text: string }
  | { kind: 'topic'; text: string }
  | { kind: 'passage'; text: string; references: string };

/** What a search may mean. */
export type SearchEntry = Place | IndexedPost;

export type SearchEntries = {
  index: WordIndex;
  /** Returns the entry of a line of the index. An entry may have several lines. */
  entryOf: (line: number) => SearchEntry;
  /** Returns how much more a line counts. */
  weightOf: (line: number) => number;
};

const weights = { label: 1.2, passage: 1, thesaurus: 0.9, title: 1, names: 0.7 };

type Line = { text: string; entry: Place; weight: number };

/** The lines of a table, `name | text, text`. */
function table(file: string): (readonly [name: string, texts: string[]])[] {
  return file
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', texts = ''] = line.split(' | ');
      return [name, texts.split(', ')] as const;
    });
}

const known: readonly Line[] = [
  ...bibleBooks.map(({ name: text }): Line => {
    return { text, entry: { kind: 'book', text }, weight: weights.label };
  }),
  ...table(thesaurus).flatMap(([text, words]): Line[] => {
    const entry = { kind: 'topic' as const, text };
    return [
      { text, entry, weight: weights.label },
      ...words.map((text) => ({ text, entry, weight: weights.thesaurus })),
    ];
  }),
  ...table(passageNames).flatMap(([references, names]): Line[] => {
    const entry = { kind: 'passage' as const, text: names[0] ?? '', references };
    return names.map((text) => ({ text, entry, weight: weights.passage }));
  }),
];

const knownText = normalizedLines(known.map(({ text }) => text));

const prepared = new WeakMap<PostIndex, SearchEntries>();

/** Returns all that a search may mean. It is prepared once for an index. */
export function searchEntries(index: PostIndex, names: NamesByList): SearchEntries {
  const last = prepared.get(index);
  if (last) return last;
  const { posts } = index;
  const textNames = posts.map(({ list, id }) => ` ${names[list][id] ?? ''} \n`).join('');
  const found: SearchEntries = {
    index: new WordIndex(knownText + titlesIn(index).text + textNames),
    entryOf: (line) =>
      known[line]?.entry ?? (posts[(line - known.length) % posts.length] as IndexedPost),
    weightOf: (line) =>
      known[line]?.weight ?? (line < known.length + posts.length ? weights.title : weights.names),
  };
  prepared.set(index, found);
  return found;
}
