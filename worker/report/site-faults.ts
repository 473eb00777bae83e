import type { PostReference } from '../../shared/content/post.ts';
import { listHref } from '../../shared/pages/list-href.ts';
import { postHref } from '../../shared/pages/post.ts';
import { referenceText, versesOfChapter } from '../../shared/scripture/verses.ts';
import { type CivilDay, isoDate } from '../calendar/civil-day.ts';
import type { Recheck } from '../crawl/crawl.ts';
import { areLabelsComplete, type LabelCrawl } from '../crawl/label-crawl.ts';
import { type IndexedPost, type PostIndex, passagesOf } from '../crawl/post-index.ts';
import type { LectionaryDay } from '../sundays/lectionary.ts';
import { postsOfDay } from '../sundays/posts-of-day.ts';
import type { Sundays } from '../sundays/sundays.ts';
import { dateHref } from '../sundays/sundays-document.ts';

/** A fault that staff can mend. `text` names a page, and `problem` continues a sentence that begins with its link. */
type Fault = {
  text: string;
  href: string;
  problem: string;
  /** The post that has the fault, and the labels that it may lack. */
  post?: PostReference;
  labels?: readonly string[];
};

/** The faults of one kind. */
export type Faults = { kind: string; found: Fault[] };

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

  /** Whether the posts with a chapter's label are known, and a post is not one of them. */
  function lacksLabel(chapter: string, id: string): boolean {
    const { count, posts } = labels[listHref('thoughts', { label: chapter })] ?? {};
    // Of a label with more than one page only the first is known.
    return posts !== undefined && count !== 'more' && !posts.includes(id);
  }

  /** The problem of a post by the kind of its fault; undefined if the post has no such fault. */
  const problems: Record<string, (post: IndexedPost) => string | false | undefined> = {
    'Posts without a title': ({ title }) =>
      title === 'Untitled' && 'has no title. Give it one in Blogger.',
    'Posts without a date': ({ published }) =>
      published === null && 'has no date. Set one in Blogger: Post settings, Published on.',
    'Pictures without a description': ({ faults: { pictures = 0 } = {} }) =>
      pictures > 0 &&
      `has ${counted(pictures, 'picture')} without alternative text. Describe what each one shows: click it in the editor, then Edit, Alt text.`,
    'Pictures that are not on the web': ({ faults: { deadPictures = [] } = {} }) =>
      deadPictures.length > 0 &&
      `has ${counted(deadPictures.length, 'picture')} that nobody can see: ${deadPictures.map(shortened).join(', ')}. Insert it again with Insert image.`,
    'Links to posts that do not exist': ({ faults: { links = [] } = {} }) => {
      const missing = links.filter((link) => isComplete && !existing.has(link));
      return (
        missing.length > 0 &&
        `links to ${missing.join(', ')}, which does not exist. Correct the link or remove it.`
      );
    },
    'Links that lead nowhere': ({ faults: { deadLinks = [] } = {} }) =>
      deadLinks.length > 0 &&
      `has links that lead to no page of this site: ${deadLinks.map(shortened).join(', ')}. Begin links to other sites with https://, and link to posts at their pages on this site.`,
    'References to verses that do not exist': ({ faults: { impossibleReferences = [] } = {} }) =>
      impossibleReferences.length > 0 &&
      `cites ${impossibleReferences.join(', ')}. Correct the reference.`,
    'Posts whose markup cannot be read': ({ faults }) =>
      faults?.isReduced &&
      'is shown as plain text, because its markup cannot be read. Paste its text into a new post without formatting.',
    'Thoughts without the label of a chapter': (post) => {
      const { list, labels } = post;
      if (!hasLabels || list !== 'thoughts' || labels.some(versesOfChapter)) return undefined;
      const cited = passagesOf(post).map(referenceText).join(', ');
      const example = cited && ` It cites ${cited}.`;
      return `has no label of a chapter, so nobody finds it in the panel.${example} Add the label of the chapter that it is about.`;
    },
    'Thoughts that lack the label of their chapter': ({ list, id, labels, faults }) => {
      if (list !== 'thoughts' || !labels.some(versesOfChapter)) return undefined;
      const { chapters = [] } = faults ?? {};
      const [chapter] = chapters;
      return (
        chapter !== undefined &&
        chapters.every((name) => lacksLabel(name, id)) &&
        `seems to be about ${chapter}, but has only ${labels.filter(versesOfChapter).join(', ')} as its label. Add the label ${chapter}.`
      );
    },
    'Posts with the title of another one in their list': (post) =>
      post.title !== 'Untitled' &&
      titles.get(titleInList(post))?.length !== 1 &&
      'has the same title as another post in its list. Change one of the titles, or delete the copy.',
  };
  const ofPosts = Object.entries(problems).map(([kind, problemOf]) => ({
    kind,
    found: posts.flatMap((post): Fault[] => {
      const { list, id, title } = post;
      const problem = problemOf(post);
      if (!problem) return [];
      const labels = post.faults?.chapters ?? [];
      return [
        { text: title, href: postHref(list, id), problem, post: { list, postId: id }, labels },
      ];
    }),
  }));
  const emptyDays = isComplete ? days.filter((day) => !postsOfDay(day, index).handout) : [];
  return [
    ...ofPosts,
    {
      kind: 'Sundays and feasts of the next eight weeks without a post',
      found: emptyDays.map((it) => ({
        text: it.name,
        href: dateHref(it),
        problem: `on ${isoDate(it.day)} has no post on its readings. Write one, or label one that is there.`,
      })),
    },
  ];
}

/** The posts and labels to read again after staff have mended some of the faults. */
export function recheckOf(faults: readonly Faults[]): Recheck {
  const found = faults.flatMap(({ found }) => found);
  const posts = new Map(found.flatMap(({ post, href }) => (post ? [[href, post]] : [])));
  const labels = new Set(
    found.flatMap(({ post, labels = [] }) => (post?.list === 'thoughts' ? labels : [])),
  );
  return { posts: [...posts.values()], labels: [...labels] };
}

const eightWeeks = 56;

/** Returns the Sundays and feasts that should have posts. */
export function comingWeeks(
  { twoChurchYears }: Pick<Sundays, 'twoChurchYears'>,
  today: CivilDay,
): LectionaryDay[] {
  return twoChurchYears().filter(({ day }) => day >= today && day < today + eightWeeks);
}

function titleInList({ list, title }: IndexedPost): string {
  return `${list} ${title.toLowerCase()}`;
}

function counted(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

/** A URL of any length in quotation marks. */
function shortened(url: string): string {
  return `“${url.length > 60 ? `${url.slice(0, 60)}…` : url}”`;
}
