import { browseSearch } from '../../shared/browse/browse-state.ts';
import { type ListName, listHref } from '../../shared/content/lists.ts';
import type { SearchSuggestions, SubjectLink } from '../../shared/content/search.ts';
import { passageHref, passagesHref } from '../../shared/pages/passages.ts';
import { searchHref } from '../../shared/pages/search.ts';
import { passagesWithin, readPassages } from '../../shared/scripture/passage.ts';
import { mergeRanges, type Passage, wholeChapters } from '../../shared/scripture/verses.ts';
import { searchWords, withoutOperators, wordsOf } from '../../shared/text/search-words.ts';
import { type IndexedPost, type PostIndex, postsOn } from '../crawl/post-index.ts';
import type { WordsByList } from '../crawl/post-words.ts';
import { linkToPosts } from '../readings/passage-links.ts';
import { postsOnVerses } from '../readings/posts-on-verses.ts';
import { citingLink } from './found-post.ts';
import { type Subject, searchEntries } from './search-entries.ts';
import { type SearchMeaning, searchMeaning } from './search-meaning.ts';
import { seriesSubject } from './series-search.ts';

const maxSubjects = 8;

const maxPosts = 3;

/** The first subject is what is meant if no other has this part of its score. */
const clearLead = 0.89;

/** The most posts of the first subject that are shown: of more, few are what is looked for. */
const fewPosts = 2;

/** A post with half of the words has at least this part of the score of the first subject, or it is in the searched list. */
const leastOfPost = 0.24;

/** A subject without posts has this part of its score. */
const scoreWithoutPosts = 0.9;

/**
 * Returns what the site has under the words of a search, as far as the provider is not needed; null if there is
 * nothing.
 * @param list the searched list; undefined for all lists
 * @param words those of the posts
 */
export function searchSuggestions(
  q: string,
  list: ListName | undefined,
  index: PostIndex,
  words: WordsByList,
): SearchSuggestions | null {
  const text = withoutOperators(q);
  const { passages, rest } = passagesWithin(text);
  const series = seriesSubject(text);
  const hasPassage = passages.length > 0;
  const found = searchMeaning(series ? '' : rest, searchEntries(words), hasPassage);
  const ranked = [
    ...passages.map((passage) => ({ ...passageLink(passage, index), score: Number.MAX_VALUE })),
    ...found.subjects.map(({ entry, score }) => ({ ...subjectLink(entry, index), score })),
  ];
  const scoreOf = ({ score, count }: (typeof ranked)[number]) =>
    score * (count === 0 ? scoreWithoutPosts : 1);
  const byHref = new Map(
    ranked.sort((a, b) => scoreOf(b) - scoreOf(a)).map(({ score, ...link }) => [link.href, link]),
  );
  const subjects = [...(series ? [series] : []), ...byHref.values()].slice(0, maxSubjects);
  const typed = searchWords(rest).length === 0 ? passages : [];
  const posts = clearPosts(found, typed, list, index);
  if (subjects.length + posts.length === 0) return null;
  const corrected = correctedText(q, found.spelled);
  const isNearest = found.subjects.every(({ fit }) => fit === 'near') && posts.length === 0;
  return {
    subjects,
    posts: posts.map((post) => citingLink(post, q)),
    ...(corrected !== q &&
      !hasPassage && {
        corrected: {
          text: corrected,
          href: list ? listHref(list, browseSearch({}, corrected)) : searchHref(corrected),
        },
      }),
    ...(isNearest && !hasPassage && !series && { isNearest }),
  };
}

function correctedText(q: string, spelled: ReadonlyMap<string, string>): string {
  return q.replace(/[\p{L}\p{M}'’]+/gu, (word) => spelled.get(wordsOf(word).join(' ')) ?? word);
}

/**
 * Returns the posts on the passages that a search is, those with all words, and those of a subject that is clearly the
 * first, if they are few, or else with half of the words.
 * @param list the searched list, whose posts are first
 */
function clearPosts(
  { subjects: [first, second], posts }: SearchMeaning,
  passages: readonly Passage[],
  list: ListName | undefined,
  index: PostIndex,
): IndexedPost[] {
  const typed = passages.flatMap(({ reference }) => postsOnText(reference, index));
  const least = list ? 0 : leastOfPost * Number(first?.score ?? 0);
  const ofFit = (fit: 'exact' | 'clear') =>
    posts
      .filter((found) => found.fit === fit)
      .flatMap(({ score, entry }) =>
        score < least ? [] : (index.post(entry.list, entry.id) ?? []),
      );
  const exact = ofFit('exact');
  const isFirst = first && Number(second?.score ?? 0) <= clearLead * first.score;
  const ofFirst = isFirst && first.fit !== 'near' ? postsOf(first.entry, index) : [];
  const found = [
    ...typed,
    ...exact,
    ...(ofFirst.length > fewPosts ? [] : ofFirst),
    ...(exact.length > 0 ? [] : ofFit('clear')),
  ].sort((a, b) => Number(b.list === list) - Number(a.list === list));
  return [...new Set(found)].slice(0, maxPosts);
}

function postsOf(subject: Subject, index: PostIndex): IndexedPost[] {
  return subject.kind === 'topic'
    ? index.posts.filter(({ labels }) => labels.includes(subject.text))
    : postsOnText(subject.references, index);
}

function postsOnText(references: string, index: PostIndex): IndexedPost[] {
  return postsOnVerses(index, readPassages(references).passages).onVerses.map(({ post }) => post);
}

function subjectLink(subject: Subject, index: PostIndex): SubjectLink {
  const { kind, text } = subject;
  if (kind === 'topic') return labelLink('quotes', text, index);
  const [book] = passagesWithin(text).passages;
  if (book?.reference === text) return passageLink(book, index);
  const link = passagesLink(subject.references, index);
  return { ...link, text, reference: link.text };
}

function labelLink(list: ListName, label: string, { counts }: PostIndex): SubjectLink {
  return { text: label, list, count: counts[list][label], href: listHref(list, { label }) };
}

/** The Old Testament has no labels: its chapters and books lead to all posts on them. */
function passageLink(passage: Passage, index: PostIndex): SubjectLink {
  const { book, label, reference } = passage;
  if (label) return { ...labelLink('thoughts', label, index), href: passageHref(passage) };
  const link = passagesLink(reference, index);
  return reference === book ? { ...link, href: passagesHref({ book }) } : link;
}

function passagesLink(references: string, index: PostIndex): SubjectLink {
  const { passages } = readPassages(references);
  const { length } = postsOn(index, mergeRanges(passages.map(wholeChapters)));
  return linkToPosts(passages, index.isComplete ? length : undefined);
}
