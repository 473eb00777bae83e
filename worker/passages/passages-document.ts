import { html } from 'hono/html';
import { browseLabel } from '../../shared/browse/browse-state.ts';
import { lists } from '../../shared/content/lists.ts';
import { postCount } from '../../shared/content/post.ts';
import type { Result } from '../../shared/content/result.ts';
import type { PassagesDocument } from '../../shared/content/site-document.ts';
import { listHref, passagesHref } from '../../shared/routes.ts';
import { readPassages } from '../../shared/scripture/passage.ts';
import {
  bibleBooks,
  chapterOf,
  referenceText,
  type VerseRange,
  versesInCommon,
} from '../../shared/scripture/verses.ts';
import {
  type Citation,
  type IndexedPost,
  type PostIndex,
  type PostOnPassage,
  postsOn,
} from '../crawl/post-index.ts';
import { byNarrowest, postItems, typesetReference } from './post-items.ts';

/** The maximum number of posts on a page. */
const maxPosts = 200;

/** What the site has on the Bible, on a book of it, or on the passage that a visitor has typed. */
export function passagesDocument(
  index: PostIndex,
  { book, ref }: { book: string; ref: string },
): Result<PassagesDocument> {
  if (ref) return passageDocument(index, ref);
  if (book) return bookDocument(index, book);
  return { data: allBooks(index) };
}

/** The books that posts cite, with the number of the posts, in the order of the Bible. */
export function citedBooks({ citations: { sorted: citations } }: PostIndex) {
  let i = 0;
  return bibleBooks.flatMap((book) => {
    const posts = new Set<IndexedPost>();
    for (; (citations[i]?.first ?? Number.POSITIVE_INFINITY) <= book.verses.last; i++) {
      posts.add((citations[i] as Citation).post);
    }
    return posts.size > 0 ? [{ ...book, count: posts.size }] : [];
  });
}

function allBooks(index: PostIndex): PassagesDocument {
  const books = citedBooks(index);
  const testaments = [
    { title: 'Old Testament', ofTestament: books.filter(({ isNew }) => !isNew) },
    { title: 'New Testament', ofTestament: books.filter(({ isNew }) => isNew) },
  ].filter(({ ofTestament }) => ofTestament.length > 0);
  const sections = testaments.map(
    ({ title, ofTestament }) =>
      html`<h2>${title}</h2><ul>${ofTestament.map(
        ({ name, count }) =>
          html`<li><a href="${passagesHref({ book: name })}">${name}</a> <small>${postCount(count)}</small></li>`,
      )}</ul>`,
  );
  const content = html`<p>The passages that thoughts, quotes and articles on this site cite, by book.</p>${sections}${incomplete(index)}`;
  return {
    id: 'passages',
    title: 'Passages',
    description: description('the Bible'),
    content: content.toString(),
  };
}

function bookDocument(index: PostIndex, name: string): Result<PassagesDocument> {
  const book = bibleBooks.find((book) => book.name === name);
  if (!book) return failure('There is no such book of the Bible here.');
  const citations = citationsIn(index, book.verses);
  const chapters = Map.groupBy(citations.slice(0, maxPosts), ({ first }) => chapterLabel(first));
  const sections = [...chapters].map(
    ([chapter, citations]) =>
      html`<h2><a href="${passagesHref({ ref: chapter })}">${chapter}</a></h2>${postItems(
        citations.map((cited) => ({ post: cited.post, note: typesetReference(cited) })),
      )}`,
  );
  const more = morePosts(citations.slice(maxPosts).map(({ first }) => first));
  const none = sections.length === 0 && html`<p>No post cites ${name} yet.</p>`;
  const content = html`${none}${sections}${more}${incomplete(index)}`.toString();
  const described = sections.length > 0 && { description: description(name) };
  return { data: { id: 'passages', title: name, ...described, content } };
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

function passageDocument(index: PostIndex, ref: string): Result<PassagesDocument> {
  const { passages, problem = notAPassage } = readPassages(ref) ?? {};
  if (!passages) return failure(problem);
  const title = typesetReference(...passages);
  const found = postsOn(index, passages).sort(byNarrowest);
  const citedBy = ({ post }: PostOnPassage) =>
    post.passages.filter((cited) => passages.some((passage) => versesInCommon(cited, passage) > 0));
  const posts = found
    .slice(0, maxPosts)
    .map((on) => ({ post: on.post, note: typesetReference(...citedBy(on)) }));
  const rest = found.slice(maxPosts).flatMap((on) => citedBy(on)[0]?.first ?? []);
  const list = posts.length > 0 ? postItems(posts) : html`<p>No post cites this passage yet.</p>`;
  const content = html`${list}${morePosts(rest, title)}${passages.slice(0, 1).map(linksAround)}${incomplete(index)}`;
  return { data: { id: 'passages', title, content: content.toString() } };
}

/** How many more posts there are by the chapters of these verses. `shown` is the chapter of this page. */
function morePosts(verses: readonly number[], shown?: string) {
  const chapters = Map.groupBy(
    verses.toSorted((a, b) => a - b),
    chapterLabel,
  );
  const counts = [...chapters].map(
    ([chapter, posts], i) =>
      html`${i > 0 && ' · '}${chapter === shown ? chapter : html`<a href="${passagesHref({ ref: chapter })}">${chapter}</a>`} (${postCount(posts.length)})`,
  );
  return counts.length > 0 && html`<p>More: ${counts}</p>`;
}

/** The links from a passage to its chapter's thoughts and to its book. */
function linksAround({ first }: VerseRange) {
  const { book, number } = chapterOf(first);
  const label = `${book} ${number}`;
  const chapter = html`<a href="${listHref('thoughts', browseLabel(label))}">Thoughts on ${label}</a> · `;
  return html`<p>${lists.thoughts.labels.has(label) && chapter}<a href="${passagesHref({ book })}">All passages in ${book}</a></p>`;
}

/** 'Psalm 22', 'Jude' */
function chapterLabel(verse: number): string {
  return referenceText(chapterOf(verse));
}

function incomplete({ isComplete }: PostIndex) {
  return (
    !isComplete && html`<p>The posts are still being read: more passages will be listed soon.</p>`
  );
}

function failure(message: string): Result<never> {
  return { error: { message, status: 404 } };
}
