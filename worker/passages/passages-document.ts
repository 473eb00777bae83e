import { browseLabel } from '../../shared/browse/browse-state.ts';
import type { PassagesQuery } from '../../shared/content/content-request.ts';
import type {
  CountedPlace,
  PassagesDocument,
  PassagesSection,
} from '../../shared/content/passages-document.ts';
import type { Result } from '../../shared/content/result.ts';
import { listHref, passagesHref } from '../../shared/routes.ts';
import { nearestReferences, readPassages } from '../../shared/scripture/passage.ts';
import {
  bibleBooks,
  chapterOf,
  referenceText,
  type VerseRange,
  versesInCommon,
  versesOfChapter,
} from '../../shared/scripture/verses.ts';
import { type Citation, type IndexedPost, type PostIndex, postsOn } from '../crawl/post-index.ts';
import {
  bibleHref,
  type IndexOptions,
  postLink,
  postsOnVerses,
  typesetReference,
} from './posts-on-verses.ts';

/** The maximum number of posts on a page. */
const maxPosts = 200;

/** What the site has on the Bible, on a book of it, or on the passage that a visitor has typed. */
export function passagesDocument(
  { book, ref }: PassagesQuery,
  { index, bibleUrl }: IndexOptions,
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
  return {
    title: 'Passages',
    description: description('the Bible'),
    notes: notes(index),
    sections: [false, true].map((isNew) => ({
      title: isNew ? 'New Testament' : 'Old Testament',
      places: books
        .filter((book) => book.isNew === isNew)
        .map(({ name, count }) => place(name, count, passagesHref({ book: name }))),
    })),
  };
}

/** The texts above the sections. */
function notes({ isComplete }: PostIndex, ...notes: string[]): string[] {
  return isComplete
    ? notes
    : [...notes, 'The posts are still being read: more passages will be listed soon.'];
}

/** A link if there are posts. */
function place(text: string, count: number, href: string): CountedPlace {
  return count > 0 ? { text, count, href } : { text, count };
}

/** None if there is nothing in it. */
function section(section: PassagesSection): PassagesSection[] {
  return section.posts?.length || section.places?.length ? [section] : [];
}

function bookDocument(index: PostIndex, name: string): Result<PassagesDocument> {
  const book = bibleBooks.find((book) => book.name === name);
  if (!book) return failure('There is no such book of the Bible here.');
  const citations = citationsIn(index, book.verses);
  if (citations.length === 0) {
    const none = notes(index, `No post cites ${name} yet.`);
    return { data: { title: name, notes: none, sections: nearest(index, book.verses) } };
  }
  const chapters = Map.groupBy(citations.slice(0, maxPosts), ({ first }) => chapterLabel(first));
  return {
    data: {
      title: name,
      description: description(name),
      notes: notes(index),
      sections: [
        { title: 'Chapters', places: chaptersOf(index, book.verses) },
        ...[...chapters].map(([title, citations]) => ({
          title,
          href: passagesHref({ ref: title }),
          posts: [...Map.groupBy(citations, ({ post }) => post)].map(([post, cited]) =>
            postLink({ post, cited }),
          ),
        })),
        ...more(citations.slice(maxPosts).map(({ first }) => first)),
      ],
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
  const { passages = [], problem } = readPassages(ref) ?? {};
  const [first] = passages;
  if (!first) return problem ? failure(problem) : unknownBook(index, ref);
  const title = typesetReference(...passages);
  const { onVerses, inChapter } = postsOnVerses(index, passages);
  const all = [...onVerses, ...inChapter];
  const rest = all.slice(maxPosts).flatMap(({ cited }) => cited[0]?.first ?? []);
  const shown = onVerses.slice(0, maxPosts);
  const others = inChapter.slice(0, maxPosts - shown.length);
  return {
    data: {
      title,
      ...bibleHref(bibleUrl, passages),
      notes: notes(index, ...(all.length > 0 ? [] : ['No post cites this passage yet.'])),
      sections: [
        ...section({ title: 'On these verses', posts: shown.map(postLink) }),
        ...section({ title: 'In the chapter', posts: others.map(postLink) }),
        ...more(rest, title),
        ...(all.length > 0
          ? section({ title: 'See also', places: around(index, first) })
          : nearest(index, first)),
      ],
    },
  };
}

/** The passages in the books whose names are the nearest. */
function unknownBook(index: PostIndex, ref: string): Result<never> {
  const { book, nearest } = nearestReferences(ref);
  if (nearest.length === 0) return failure(notAPassage);
  const places = nearest.map((passage) => {
    const { onVerses, inChapter } = postsOnVerses(index, [passage]);
    return {
      text: typesetReference(passage),
      href: passagesHref({ ref: referenceText(passage) }),
      count: index.isComplete ? onVerses.length + inChapter.length : undefined,
    };
  });
  return failure(`There is no book “${book}”.`, places);
}

/** How many more posts there are by the chapters of these verses. `shown` is the chapter of this page. */
function more(verses: readonly number[], shown?: string): PassagesSection[] {
  const chapters = Map.groupBy(
    verses.toSorted((a, b) => a - b),
    chapterLabel,
  );
  const places = [...chapters].map(([text, { length: count }]) =>
    text === shown ? { text, count } : place(text, count, passagesHref({ ref: text })),
  );
  return section({ title: 'More', places });
}

/** The chapters with posts before and after a passage, those of its book if there are some. */
function nearest(index: PostIndex, { first, last }: VerseRange): PassagesSection[] {
  const { sorted } = index.citations;
  const before = sorted.findLast((cited) => cited.last < first)?.last;
  const after = sorted.find((cited) => cited.first > last)?.first;
  const verses = [before, after].filter((verse) => verse !== undefined);
  const inBook = verses.filter((verse) => chapterOf(verse).code === chapterOf(first).code);
  const places = (inBook.length > 0 ? inBook : verses).map((verse) => countedChapter(index, verse));
  return section({ title: 'Nearest with posts', places });
}

/** The thoughts under the label of a passage's chapter, and its book. */
function around(index: PostIndex, { first }: VerseRange): CountedPlace[] {
  const { book, number } = chapterOf(first);
  const label = `${book} ${number}`;
  const chapter = versesOfChapter(label);
  const thoughts = index.posts.filter(({ labelled }) => chapter && labelled.includes(chapter));
  const count = citedBooks(index).find(({ name }) => name === book)?.count ?? 0;
  const href = listHref('thoughts', browseLabel(label));
  return [
    ...(thoughts.length > 0 ? [place(`Thoughts on ${label}`, thoughts.length, href)] : []),
    place(`All of ${book}`, count, passagesHref({ book })),
  ];
}

/** 'Psalm 22', 'Jude' */
function chapterLabel(verse: number): string {
  return referenceText(chapterOf(verse));
}

function failure(message: string, didYouMean?: CountedPlace[]): Result<never> {
  return { error: { message, status: 404, ...(didYouMean && { didYouMean }) } };
}
