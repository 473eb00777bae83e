import { browseLabel } from '../../shared/browse/browse-state.ts';
import type { CountedPlace, PassagesDocument } from '../../shared/content/passages-document.ts';
import type { Result } from '../../shared/content/result.ts';
import { listHref, passagesHref } from '../../shared/routes.ts';
import { readPassages } from '../../shared/scripture/passage.ts';
import {
  bibleBooks,
  chapterOf,
  referenceText,
  type VerseRange,
  versesInCommon,
  versesOfChapter,
} from '../../shared/scripture/verses.ts';
import { type Citation, type IndexedPost, type PostIndex, postsOn } from '../crawl/post-index.ts';
import { bibleHref, postLink, postsOnVerses, typesetReference } from './posts-on-verses.ts';

/** The maximum number of posts on a page. */
const maxPosts = 200;

type Options = {
  index: PostIndex;
  /** The setting `BIBLE_URL`. */
  bibleUrl: string;
};

/** What the site has on the Bible, on a book of it, or on the passage that a visitor has typed. */
export function passagesDocument(
  { book, ref }: { book: string; ref: string },
  { index, bibleUrl }: Options,
): Result<PassagesDocument> {
  if (ref) return passageDocument(index, ref, bibleUrl);
  if (book) return bookDocument(index, book);
  return { data: allBooks(index) };
}

/** All books, with the number of the posts that cite them, in the order of the Bible. */
export function citedBooks({ citations: { sorted: citations } }: PostIndex) {
  let i = 0;
  return bibleBooks.map((book) => {
    const posts = new Set<IndexedPost>();
    for (; (citations[i]?.first ?? Number.POSITIVE_INFINITY) <= book.verses.last; i++) {
      posts.add((citations[i] as Citation).post);
    }
    return { ...book, count: posts.size };
  });
}

function allBooks(index: PostIndex): PassagesDocument {
  const books = citedBooks(index);
  const testaments = [false, true].map((isNew) => ({
    title: isNew ? 'New Testament' : 'Old Testament',
    books: books
      .filter((book) => book.isNew === isNew)
      .map(({ name, count }) => place(name, count, passagesHref({ book: name }))),
  }));
  return {
    kind: 'books',
    title: 'Passages',
    description: description('the Bible'),
    isIncomplete: !index.isComplete,
    testaments,
  };
}

/** A link if there are posts. */
function place(text: string, count: number, href: string): CountedPlace {
  return count > 0 ? { text, count, href } : { text, count };
}

function bookDocument(index: PostIndex, name: string): Result<PassagesDocument> {
  const book = bibleBooks.find((book) => book.name === name);
  if (!book) return failure('There is no such book of the Bible here.');
  const citations = citationsIn(index, book.verses);
  const groups = Map.groupBy(citations.slice(0, maxPosts), ({ first }) => chapterLabel(first));
  return {
    data: {
      kind: 'book',
      title: name,
      ...(citations.length > 0 && { description: description(name) }),
      isIncomplete: !index.isComplete,
      chapters: citations.length > 0 ? chaptersOf(index, book.verses) : [],
      groups: [...groups].map(([title, citations]) => ({
        title,
        href: passagesHref({ ref: title }),
        posts: [...Map.groupBy(citations, ({ post }) => post)].map(([post, cited]) =>
          postLink({ post, cited }),
        ),
      })),
      more: morePosts(citations.slice(maxPosts).map(({ first }) => first)),
    },
  };
}

/** The chapters of a book by their numbers. */
function chaptersOf(index: PostIndex, { first, last }: VerseRange): CountedPlace[] {
  const chapters: CountedPlace[] = [];
  for (let verse = first; verse <= last; verse = chapterOf(verse).last + 1) {
    chapters.push(countedChapter(index, verse, `${chapterOf(verse).number}`));
  }
  return chapters;
}

function countedChapter(index: PostIndex, verse: number, text = chapterLabel(verse)): CountedPlace {
  const count = postsOn(index, [chapterOf(verse)]).length;
  return place(text, count, passagesHref({ ref: chapterLabel(verse) }));
}

function description(book: string): string {
  return `Thoughts, quotes and articles on ${book}, by passage.`;
}

/** The citations of verses of a book, in order; of those with the same beginning the longest first. */
function citationsIn({ citations }: PostIndex, book: VerseRange) {
  return citations.sorted
    .filter((cited) => versesInCommon(cited, book) > 0)
    .sort((a, b) => a.first - b.first || b.last - a.last);
}

const notAPassage = 'This is not a passage of the Bible. Write it as in Isaiah 53:4-6.';

function passageDocument(
  index: PostIndex,
  ref: string,
  bibleUrl: string,
): Result<PassagesDocument> {
  const { passages, problem = notAPassage } = readPassages(ref) ?? {};
  const [first] = passages ?? [];
  if (!passages || !first) return failure(problem);
  const title = typesetReference(...passages);
  const { onVerses, inChapter } = postsOnVerses(index, passages);
  const rest = [...onVerses, ...inChapter].slice(maxPosts);
  const shown = onVerses.slice(0, maxPosts);
  return {
    data: {
      kind: 'passage',
      title,
      isIncomplete: !index.isComplete,
      ...bibleHref(bibleUrl, passages),
      onVerses: shown.map(postLink),
      inChapter: inChapter.slice(0, maxPosts - shown.length).map(postLink),
      more: morePosts(
        rest.flatMap(({ cited }) => cited[0]?.first ?? []),
        title,
      ),
      nearest: onVerses.length + inChapter.length === 0 ? nearestChapters(index, first) : [],
      around: linksAround(index, first),
    },
  };
}

/** How many more posts there are by the chapters of these verses. `shown` is the chapter of this page. */
function morePosts(verses: readonly number[], shown?: string): CountedPlace[] {
  const chapters = Map.groupBy(
    verses.toSorted((a, b) => a - b),
    chapterLabel,
  );
  return [...chapters].map(([text, { length: count }]) =>
    text === shown ? { text, count } : place(text, count, passagesHref({ ref: text })),
  );
}

/** The chapters with posts before and after a passage, those of its book if there are some. */
function nearestChapters(index: PostIndex, { first, last }: VerseRange): CountedPlace[] {
  const { sorted } = index.citations;
  const before = sorted.findLast((cited) => cited.last < first)?.last;
  const after = sorted.find((cited) => cited.first > last)?.first;
  const nearest = [before, after].filter((verse) => verse !== undefined);
  const inBook = nearest.filter((verse) => chapterOf(verse).code === chapterOf(first).code);
  return (inBook.length > 0 ? inBook : nearest).map((verse) => countedChapter(index, verse));
}

/** The links from a passage to its chapter's thoughts and to its book, if there are posts. */
function linksAround(index: PostIndex, { first }: VerseRange) {
  const { book, number } = chapterOf(first);
  const label = `${book} ${number}`;
  const chapter = versesOfChapter(label);
  const hasThoughts = index.posts.some(({ labelled }) => chapter && labelled.includes(chapter));
  const isCited = citedBooks(index).some(({ name, count }) => name === book && count > 0);
  return [
    ...(hasThoughts
      ? [{ text: `Thoughts on ${label}`, href: listHref('thoughts', browseLabel(label)) }]
      : []),
    ...(isCited ? [{ text: `All passages in ${book}`, href: passagesHref({ book }) }] : []),
  ];
}

/** 'Psalm 22', 'Jude' */
function chapterLabel(verse: number): string {
  return referenceText(chapterOf(verse));
}

function failure(message: string): Result<never> {
  return { error: { message, status: 404 } };
}
