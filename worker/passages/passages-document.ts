import { listHref } from '../../shared/content/lists.ts';
import type { PassagesDocument, PassagesQuery } from '../../shared/content/passages-document.ts';
import { failure, type Result } from '../../shared/content/result.ts';
import type { LinkItem } from '../../shared/content/stored-schemas.ts';
import { passagesHref } from '../../shared/pages/passages.ts';
import {
  type BibleBook,
  bibleBooks,
  chapterOf,
  chaptersIn,
  referenceText,
  type VerseRange,
} from '../../shared/scripture/verses.ts';
import { citationsIn, type PostIndex, postsOn } from '../crawl/post-index.ts';
import {
  countedChapter,
  linkToPosts,
  nearestChapters,
  placeWithPosts,
} from '../readings/passage-links.ts';
import { postLink, postsOnVerses } from '../readings/posts-on-verses.ts';
import { readingDetails, withPosts } from '../readings/reading-details.ts';
import { typedPassages } from '../readings/typed-passages.ts';

/** The maximum number of posts on a page, which then has less than 150 kB. */
const maxPosts = 100;

/** Returns the posts on the Bible, on a book of it, or on the passage that a visitor has typed. An unknown book is read as a passage. */
export async function passagesDocument(
  { book, ref }: PassagesQuery,
  index: PostIndex,
): Promise<Result<PassagesDocument>> {
  const known = bibleBooks.find(({ name }) => name === book);
  if (ref || (book && !known)) return passageDocument(index, ref || book);
  return { data: known ? bookDocument(index, known) : allBooks(index) };
}

export function citedBooks(index: PostIndex) {
  return bibleBooks.map((book) => ({ ...book, count: postsOn(index, [book.verses]).length }));
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
        .map(({ name, count }) =>
          placeWithPosts({ text: name, count, href: passagesHref({ book: name }) }),
        ),
    })),
  };
}

function notes({ isComplete }: PostIndex, ...notes: string[]): string[] {
  const reading = 'The posts are still being read: more passages will be listed soon.';
  return isComplete ? notes : [...notes, reading];
}

function bookDocument(index: PostIndex, { name, verses }: BibleBook): PassagesDocument {
  // Of those with the same beginning the longest first.
  const citations = citationsIn(index, verses).sort((a, b) => a.first - b.first || b.last - a.last);
  if (citations.length === 0) {
    const places = nearestChapters(index, verses);
    const sections = places.length > 0 ? [{ title: 'Nearest with posts', places }] : [];
    return { title: name, notes: notes(index, `No post cites ${name} yet.`), sections };
  }
  const places = chaptersIn(verses).map((chapter) => ({
    ...countedChapter(index, chapter),
    text: `${chapter.number}`,
    name: referenceText(chapter),
  }));
  const byChapter = Map.groupBy(citations.slice(0, maxPosts), ({ first }) => chapterOf(first));
  return {
    title: name,
    description: description(name),
    notes: notes(index),
    sections: [
      { title: 'Chapters', places },
      ...Array.from(byChapter, ([chapter, citations]) => ({
        title: referenceText(chapter),
        href: linkToPosts([chapter]).href,
        posts: [...Map.groupBy(citations, ({ post }) => post)].map(([post, cited]) =>
          postLink({ post, cited }, [referenceText(chapter)]),
        ),
      })),
    ],
  };
}

function description(book: string): string {
  return `Thoughts, quotes and articles on ${book}, by passage.`;
}

async function passageDocument(index: PostIndex, ref: string): Promise<Result<PassagesDocument>> {
  const typed = await typedPassages(ref);
  if ('nearest' in typed) {
    const didYouMean = typed.nearest.map((passage) => proposal(index, [passage]));
    return failure(404, typed.message, didYouMean);
  }
  const found = withPosts(typed.reading, index);
  const { page: _, rest, ...reading } = readingDetails(found, maxPosts);
  const cut = rest && { text: `These are the first ${maxPosts} of ${rest.count} posts.` };
  const cited = reading.groups.length > 0 ? typed.reading.verses.slice(0, 1) : [];
  return {
    data: {
      title: reading.text,
      notes: notes(index, ...typed.notes),
      ...(typed.others.length > 0 && { other: proposal(index, typed.others) }),
      reading: { ...reading, ...(cut && { rest: cut }) },
      sections: cited.map((first) => ({ title: 'See also', places: around(index, first) })),
    },
  };
}

function proposal(index: PostIndex, passages: VerseRange[]): LinkItem {
  const { onVerses, inChapter } = postsOnVerses(index, passages);
  const count = onVerses.length + inChapter.length;
  return linkToPosts(passages, index.isComplete ? count : undefined);
}

/** The thoughts under the label of a passage's chapter, and its book. */
function around(index: PostIndex, { first }: VerseRange): LinkItem[] {
  const { book, number } = chapterOf(first);
  const label = `${book} ${number}`;
  const count = index.counts.thoughts[label];
  const thoughts = { text: `Thoughts on ${label}`, count, href: listHref('thoughts', { label }) };
  const ofBook = citedBooks(index).find(({ name }) => name === book)?.count;
  return [
    ...(count ? [thoughts] : []),
    { text: `All of ${book}`, count: ofBook, href: passagesHref({ book }) },
  ];
}
