import { browseLabel } from '../../shared/browse/browse-state.ts';
import { listHref } from '../../shared/pages/list-href.ts';
import { postHref } from '../../shared/pages/post.ts';
import { chapterOf, versesOfChapter } from '../../shared/scripture/verses.ts';
import { areLabelsComplete, type LabelCrawl } from '../crawl/label-crawl.ts';
import type { IndexedPost, PostIndex } from '../crawl/post-index.ts';
import { isoDate } from '../sundays/civil-day.ts';
import { dayHandout } from '../sundays/day-handout.ts';
import type { LectionaryDay } from '../sundays/lectionary.ts';
import { dateHref } from '../sundays/sundays-document.ts';

/** Faults of one kind that staff can mend. `note` says more; it may be empty. */
export type Faults = { kind: string; found: { text: string; href: string; note: string }[] };

type Crawled = {
  index: PostIndex;
  labels: LabelCrawl;
  /** The days that should have posts. */
  days: readonly LectionaryDay[];
};

/** Returns the faults of the posts that the crawl has found. Faults that depend on all posts or labels are found once all are known. */
export function siteFaults({ index, labels, days }: Crawled): Faults[] {
  const { posts, isComplete } = index;
  const existing = new Set(posts.map(({ list, id }) => `${list} ${id}`));
  const titles = Map.groupBy(posts, titleInList);
  const hasLabels = areLabelsComplete(labels);
  const isWithoutLabel = (chapter: string, id: string) => {
    const { count, posts } = labels[listHref('thoughts', browseLabel(chapter))] ?? {};
    // Of a label with more than one page only the first is known.
    return posts && count !== 'more' && !posts.includes(id);
  };

  /** The note on a post by the kind of its fault; undefined if the post has no such fault. */
  const notes: Record<string, (post: IndexedPost) => string | undefined> = {
    'Posts without a title': ({ title }) => emptyIf(title === 'Untitled'),
    'Posts without a date': ({ published }) => emptyIf(published === null),
    'Posts with pictures without alternative text': ({ faults }) =>
      faults?.pictures ? `${faults.pictures}` : undefined,
    'Posts with links to posts that do not exist': ({ faults }) =>
      faults?.links.filter((link) => isComplete && !existing.has(link)).join(', ') || undefined,
    'Posts whose markup cannot be read, so that only their text is shown': ({ faults }) =>
      emptyIf(faults?.isReduced),
    'Thoughts that no chapter’s label names': ({ list, labels }) =>
      emptyIf(hasLabels && list === 'thoughts' && !labels.some(versesOfChapter)),
    'Thoughts that cite a chapter whose label they lack': ({ list, id, labels, passages }) => {
      if (list !== 'thoughts' || !labels.some(versesOfChapter)) return undefined;
      const chapters = passages.map(({ first }) => chapterOf(first));
      const names = new Set(chapters.map(({ book, number }) => `${book} ${number}`));
      return [...names].filter((name) => isWithoutLabel(name, id)).join(', ') || undefined;
    },
    'Posts with the title of another one in their list': (post) =>
      emptyIf(titles.get(titleInList(post))?.length !== 1),
  };
  const ofPosts = Object.entries(notes).map(([kind, noteOn]) => ({
    kind,
    found: posts.flatMap((post) => {
      const note = noteOn(post);
      const href = postHref(post.list, post.id);
      return note === undefined ? [] : [{ text: post.title, href, note }];
    }),
  }));
  const emptyDays = isComplete ? days.filter((day) => !dayHandout(day, index)) : [];
  return [
    ...ofPosts,
    {
      kind: 'Sundays and feasts of the next eight weeks without a post',
      found: emptyDays.map((it) => ({ text: it.name, href: dateHref(it), note: isoDate(it.day) })),
    },
  ];
}

function titleInList({ list, title }: IndexedPost): string {
  return `${list} ${title.toLowerCase()}`;
}

function emptyIf(isFault: boolean | undefined): string | undefined {
  return isFault ? '' : undefined;
}
