import { PostIndex } from '../crawl/post-index.ts';
import { searchEntries } from './search-entries.ts';
import { searchMeaning } from './search-meaning.ts';

const entries = searchEntries(new PostIndex([], false), { thoughts: {}, quotes: {}, articles: {} });

/** Returns the references of the passages whose names have all words of a text, or else the most of them. */
export function namedPassages(text: string): { isExact: boolean; references: string[] } {
  const { places, isExact } = searchMeaning(text, undefined, entries);
  const references = places.flatMap((place) => (place.kind === 'passage' ? place.references : []));
  return { isExact, references };
}
