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

/** What a line of the index is: a name of a book, a topic or a passage, words for a topic, or a title or names of a post. */
type LineKind = 'book' | 'label' | 'passage' | 'thesaurus' | 'title' | 'names';

export type SearchEntries = {
  index: WordIndex;
  /** Returns the entry of a line of the index. An entry may have several lines. */
  entryOf: (line: number) => SearchEntry;
  kindOf: (line: number) => LineKind;
};

type Line = { text: string; entry: Place; kind: LineKind };

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
    return { text, entry: { kind: 'book', text }, kind: 'book' };
  }),
  ...table(thesaurus).flatMap(([text, words]): Line[] => {
    const entry = { kind: 'topic' as const, text };
    return [
      { text, entry, kind: 'label' },
      ...words.map((text): Line => ({ text, entry, kind: 'thesaurus' })),
    ];
  }),
  ...table(passageNames).flatMap(([references, names]): Line[] => {
    const entry = { kind: 'passage' as const, text: names[0] ?? '', references };
    return names.map((text) => ({ text, entry, kind: 'passage' }));
  }),
];

const knownText = normalizedLines(known.map(({ text }) => text));

const texts = knownText.split('\n').map((line) => line.trim());

const linesByText = Map.groupBy(known.keys(), (line) => texts[line]);

const prepared = new WeakMap<PostIndex, SearchEntries>();

/** Returns all that a search may mean. It is prepared once for an index. */
export function searchEntries(index: PostIndex, names: NamesByList): SearchEntries {
  const last = prepared.get(index);
  if (last) return last;
  const { posts } = index;
  const textNames = posts.map(({ list, id }) => ` ${names[list][id] ?? ''} \n`).join('');
  const found: SearchEntries = {
    index: new WordIndex(knownText + titlesIn(index) + textNames),
    entryOf: (line) =>
      known[line]?.entry ?? (posts[(line - known.length) % posts.length] as IndexedPost),
    kindOf: (line) => known[line]?.kind ?? (line < known.length + posts.length ? 'title' : 'names'),
  };
  prepared.set(index, found);
  return found;
}

/** Returns the places whose name is a text of these words. */
export function placesNamed(words: readonly string[]): Place[] {
  const lines = linesByText.get(words.join(' ')) ?? [];
  return lines.flatMap((line) => known[line]?.entry ?? []);
}
