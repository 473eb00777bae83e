import { browseSearch } from '../../shared/browse/browse-state.ts';
import type { LinkItem } from '../../shared/content/link-item.ts';
import { type ListName, lists } from '../../shared/content/lists.ts';
import type { SearchSuggestions } from '../../shared/content/suggestions.ts';
import { listHref } from '../../shared/pages/list-href.ts';
import { passageHref, passagesHref } from '../../shared/pages/passages.ts';
import { searchHref } from '../../shared/pages/search.ts';
import { type Passage, readPassage, readPassages } from '../../shared/scripture/passage.ts';
import { referencesText, typesetReference, wholeChapters } from '../../shared/scripture/verses.ts';
import { withoutOperators } from '../../shared/text/search-words.ts';
import type { CountsByList } from '../crawl/label-crawl.ts';
import type { IndexedPost, PostIndex } from '../crawl/post-index.ts';
import type { WordsByList } from '../crawl/post-words.ts';
import { type Subject, searchEntries } from './search-entries.ts';
import { searchMeaning } from './search-meaning.ts';

/** The most posts of topics that are offered. */
const maxPostsOfTopics = 3;

/** What may be a reference in other words: 'a sermon on 1 Cor 13:4-7', 'John 3 explained'. */
const referencesWithin = [/(?<!\S)[1-3] ?\p{L}+\.? ?\d[\d\s:.,–-]*/u, /\p{L}+\.? ?\d[\d\s:.,–-]*/u];

type Known = { index: PostIndex; counts: CountsByList; words: WordsByList };

/**
 * Returns what the site has under the words of a search, as far as the provider is not needed; null if there is
 * nothing.
 * @param list the searched list; undefined for all lists
 */
export function searchSuggestions(
  q: string,
  list: ListName | undefined,
  known: Known,
): SearchSuggestions | null {
  const typed = withoutOperators(q);
  const { reference, rest } = passageIn(typed);
  const passage = reference && passageChip(reference, known);
  const meaningOf = (text: string) => searchMeaning(text, list, searchEntries(known.words));
  const all = meaningOf(typed);
  // Beside a passage, other words only find posts: 'psalm 23 sermon' does not mean the Sermon on the Mount.
  const found =
    passage && !all.isExact
      ? { ...meaningOf(rest), subjects: [], corrected: undefined, isFar: false }
      : all;
  const { subjects, corrected, isFar } = found;
  const ofWords = found.posts.flatMap(({ list, id }) => known.index.post(list, id) ?? []);
  const posts = ofWords.length > 0 ? ofWords : postsOfTopics(subjects, known.index);
  if (!passage && posts.length + subjects.length === 0) return null;
  const chips = (isTopic: boolean) =>
    subjects
      .filter(({ kind }) => (kind === 'topic') === isTopic)
      .map((subject) => subjectChip(subject, known));
  const others = chips(false).filter(({ href }) => href !== passage?.href);
  return {
    scripture: passage ? [passage, ...others] : others,
    topics: chips(true),
    posts: posts.map(({ list, id, title }) => ({ list, id, title })),
    ...(corrected !== undefined && {
      corrected: {
        text: corrected,
        href: list ? listHref(list, browseSearch({}, corrected)) : searchHref(corrected),
      },
    }),
    ...(isFar && { isDidYouMean: true }),
  };
}

/** Returns the newest posts with the labels of topics, for words that no title and no text has. */
function postsOfTopics(subjects: readonly Subject[], { posts }: PostIndex): IndexedPost[] {
  const topics = subjects.filter(({ kind }) => kind === 'topic').map(({ text }) => text);
  const found = new Set<IndexedPost>();
  for (const topic of topics) {
    for (const post of posts) {
      if (found.size === maxPostsOfTopics) return [...found];
      if (post.labels.includes(topic)) found.add(post);
    }
  }
  return [...found];
}

/** A link that says what it leads to. */
function subjectChip(subject: Subject, known: Known): LinkItem {
  if (subject.kind === 'topic') return labelChip('quotes', subject.text, known);
  if (subject.kind === 'book') return bookChip(subject.text, known);
  const name = subject.text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  const chip = passagesChip(subject.references, known);
  return { ...chip, text: `${name}, ${chip.text}` };
}

function labelChip(list: ListName, label: string, { counts }: Known): LinkItem {
  const count = counts[list][label];
  return {
    text: `${lists[list].items} on ${label}`,
    count: count === 'more' ? undefined : count,
    href: listHref(list, { label }),
  };
}

/** The Old Testament has no labels: one of its books leads to all posts on it. */
function bookChip(book: string, known: Known): LinkItem {
  if (lists.thoughts.labels.has(book)) return labelChip('thoughts', book, known);
  return { ...passagesChip(book, known), href: passagesHref({ book }) };
}

/** All posts that cite the chapters of passages. */
function passagesChip(references: string, { index }: Known): LinkItem {
  const passages = readPassages(references)?.passages ?? [];
  return {
    text: typesetReference(...passages),
    count: index.isComplete ? index.countOn(passages.map(wholeChapters)) : undefined,
    href: passagesHref({ ref: referencesText(passages) }),
  };
}

/** Returns the passage, or the book of the Bible, that a text is or has in other words. */
function passageIn(text: string): { reference?: Passage; rest: string } {
  const within = referencesWithin.map((pattern) => pattern.exec(text)?.[0] ?? '');
  for (const part of [text, ...within]) {
    const reference = readPassage(part);
    if (reference && !('problem' in reference)) return { reference, rest: text.replace(part, '') };
  }
  return { rest: text };
}

function passageChip(passage: Passage, known: Known): LinkItem {
  if (passage.reference === passage.book || passage.label === passage.book)
    return bookChip(passage.book, known);
  if (passage.label === undefined) return passagesChip(passage.reference, known);
  return { ...labelChip('thoughts', passage.label, known), href: passageHref(passage) };
}
