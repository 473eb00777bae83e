import { browseLabel } from '../../shared/browse/browse-state.ts';
import { listHref, postHref } from '../../shared/routes.ts';
import { chapterOf, versesOfChapter } from '../../shared/scripture/verses.ts';
import { areLabelsComplete, type LabelCrawl } from '../crawl/label-crawl.ts';
import type { IndexedPost, PostIndex } from '../crawl/post-index.ts';
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

/** What is wrong in the posts that the crawl has found. What depends on all posts or labels is found once all are known. */
export function siteFaults({ index, labels, days }: Crawled): Faults[] {
  const { posts, isComplete } = index;
  const existing = new Set(posts.map(({ list, id }) => `${list} ${id}`));
  const titles = Map.groupBy(posts, titleInList);
  const hasLabels = areLabelsComplete(labels);
  const labelOf = (chapter: string) => labels[listHref('thoughts', browseLabel(chapter))];

  function postsWith(kind: string, noteOf: (post: IndexedPost) => string | false): Faults {
    const found = posts.flatMap((post) => {
      const note = noteOf(post);
      const href = postHref(post.list, post.id);
      return note === false ? [] : [{ text: post.title, href, note }];
    });
    return { kind, found };
  }

  /** Of a label with more than one page only the first is known. */
  function chaptersWithoutLabel({ list, id, passages }: IndexedPost): string[] {
    const chapters = list === 'thoughts' ? passages.map(({ first }) => chapterOf(first)) : [];
    return [...new Set(chapters.map(({ book, number }) => `${book} ${number}`))].filter(
      (chapter) => {
        const { count, posts } = labelOf(chapter) ?? {};
        return posts && count !== 'more' && !posts.includes(id);
      },
    );
  }

  const emptyDays = days.filter((day) => !dayHandout(day, index));
  return [
    postsWith('Posts without a title', ({ title }) => title === 'Untitled' && ''),
    postsWith('Posts without a date', ({ published }) => published === null && ''),
    postsWith('Posts with pictures without alternative text', ({ faults }) =>
      faults?.pictures ? `${faults.pictures}` : false,
    ),
    postsWith('Posts with links to posts that do not exist', ({ faults }) => {
      const gone = faults?.links.filter((link) => isComplete && !existing.has(link)) ?? [];
      return gone.length > 0 && gone.join(', ');
    }),
    postsWith(
      'Posts whose markup cannot be read, so that only their text is shown',
      ({ faults }) => faults?.isReduced === true && '',
    ),
    postsWith(
      'Thoughts that no chapter’s label names',
      (post) => hasLabels && post.list === 'thoughts' && !isOnChapter(post) && '',
    ),
    postsWith('Thoughts that cite a chapter whose label they lack', (post) => {
      const chapters = isOnChapter(post) ? chaptersWithoutLabel(post) : [];
      return chapters.length > 0 && chapters.join(', ');
    }),
    postsWith(
      'Posts with the title of another one in their list',
      (post) => (titles.get(titleInList(post)) ?? []).length > 1 && '',
    ),
    {
      kind: 'Sundays and feasts of the next eight weeks without a post',
      found: (isComplete ? emptyDays : []).map((day) => ({
        text: day.name,
        href: dateHref(day),
        note: '',
      })),
    },
  ];
}

function titleInList({ list, title }: IndexedPost): string {
  return `${list} ${title.toLowerCase()}`;
}

function isOnChapter({ labels }: IndexedPost): boolean {
  return labels.some(versesOfChapter);
}
