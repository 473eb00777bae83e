import { browseAll, browseLabel, browseSearch } from '../../shared/browse/browse-state.ts';
import type { LinkItem } from '../../shared/content/link-item.ts';
import { type ListName, lists } from '../../shared/content/lists.ts';
import type { SearchSuggestions } from '../../shared/content/related.ts';
import { listHref } from '../../shared/pages/list-href.ts';
import { passageHref, passagesHref } from '../../shared/pages/passages.ts';
import { readPassage, readPassages } from '../../shared/scripture/passage.ts';
import { searchWords, withoutOperators } from '../../shared/text/search-words.ts';
import type { CountsByList } from '../crawl/label-crawl.ts';
import { type PostIndex, postsOn } from '../crawl/post-index.ts';
import { type SearchEntry, wordsIn } from './search-entries.ts';
import { rankedEntries, respelled } from './word-index.ts';

/** The most words of a search that are read, because each takes time. */
const maxWords = 8;

/** The most suggestions besides a passage, and the most posts above results that may have the same ones. */
const limits = { all: 5, postsAboveResults: 3 };

/** How much more an entry of the searched list counts. */
const ownWeight = 1.1;

type Known = { index: PostIndex; counts: CountsByList };

/**
 * Returns what the words of a search may mean, without a call to the provider: what has all words
 * in its name or title, or else what has the most of them. Null if there is nothing.
 */
export function searchSuggestions(
  q: string,
  list: ListName,
  known: Known,
): SearchSuggestions | null {
  const words = wordsIn(known.index);
  const typed = searchWords(q).slice(0, maxWords);
  const ranked = rankedEntries(words, typed, (it) => (it.list === list ? ownWeight : 1));
  const exact = ranked.filter(({ share }) => share === 1);
  const passage = passageChip(q, known);
  if (ranked.length === 0 && !passage) return null;

  const enough = Number(ranked[0]?.score) / 2;
  const found = exact.length > 0 || passage ? exact : ranked.filter(({ score }) => score >= enough);
  const few = found.slice(0, limits.all).map(({ entry }) => entry);
  const chips = (isBook: boolean) =>
    few
      .filter(({ post, list }) => !post && (list === 'thoughts') === isBook)
      .map((label) => labelChip(label, known));
  const posts = few
    .flatMap(({ post }) => post ?? [])
    .slice(0, exact.length > 0 ? limits.postsAboveResults : limits.all)
    .sort((a, b) => Number(b.list === list) - Number(a.list === list));
  const corrected = typed.map((word) => respelled(words, word)).join(' ');
  const isMisspelled = exact.length === 0 && corrected !== typed.join(' ');
  return {
    scripture: passage
      ? [passage, ...chips(true).filter(({ text }) => text !== passage.text)]
      : chips(true),
    topics: chips(false),
    posts: posts.map(({ list, id, title }) => ({ list, id, title })),
    ...(isMisspelled && {
      corrected: { text: corrected, href: listHref(list, browseSearch(browseAll(), corrected)) },
    }),
    ...(!passage && found.every(({ share }) => share < 0.5) && { isDidYouMean: true }),
  };
}

/** The Old Testament has no labels: one of its books leads to all posts on it. */
function labelChip({ list, text }: SearchEntry, { index, counts }: Known): LinkItem {
  if (!lists[list].labels.has(text)) {
    const { length } = postsOn(index, readPassages(text)?.passages ?? []);
    return {
      text,
      count: index.isComplete ? length : undefined,
      href: passagesHref({ book: text }),
    };
  }
  const count = counts[list][text];
  const href = listHref(list, browseLabel(text));
  return { text, count: count === 'more' ? undefined : count, href };
}

/** The passage, or the book of the Bible, that the words are. */
function passageChip(q: string, known: Known): LinkItem | undefined {
  const passage = readPassage(withoutOperators(q));
  if (!passage || 'problem' in passage) return undefined;
  const text = passage.reference ?? passage.label;
  const chip = labelChip({ list: 'thoughts', text }, known);
  return text === passage.book ? chip : { ...chip, href: passageHref(passage) };
}
