import { type ListName, listHref, lists } from '../../shared/content/lists.ts';
import type { RelatedContent, RelatedParams } from '../../shared/content/posts.ts';
import type { LinkItem } from '../../shared/content/stored-schemas.ts';
import { passagesHref } from '../../shared/pages/passages.ts';
import { type VerseRange, versesOfChapter } from '../../shared/scripture/verses.ts';
import {
  type IndexedPost,
  narrowest,
  type PostIndex,
  passagesOf,
  postsOn,
} from '../crawl/post-index.ts';
import { linkToPosts } from '../readings/passage-links.ts';
import { byNarrowest, postLink } from '../readings/posts-on-verses.ts';

/** The maximum numbers of posts, of passages that a post cites, and of places in one line, also on a phone. */
const limits = { onChapter: 10, onPost: 5, ofSmallTopic: 3, passages: 6, places: 3 };

const andList = new Intl.ListFormat('en-US');

export function relatedContent(params: RelatedParams, index: PostIndex): RelatedContent | null {
  const { list } = params;
  if ('id' in params) return relatedToPost(index, list, params.id);
  const { label = '' } = params.browse;
  const chapter = list === 'thoughts' ? relatedToChapter(index, label) : null;
  const labels = list === 'quotes' ? nearTopics(index, label) : nearLabels(index, label);
  const near = labels.slice(0, limits.places).map((text) => ({
    text,
    count: index.counts[list][text],
    href: listHref(list, { label: text }),
  }));
  return near.length > 0 ? { title: '', posts: [], places: [], ...chapter, near } : chapter;
}

/** Near a topic with few posts, or without any: those that its posts have, too, or else those of its group. */
function nearTopics({ posts, counts: { quotes } }: PostIndex, topic: string): string[] {
  if (!(Number(quotes[topic]) <= limits.ofSmallTopic)) return [];
  const ofGroup = [...lists.quotes.groups.values()].find((topics) => topics.includes(topic)) ?? [];
  const ofPosts = posts.flatMap(({ labels }) => (labels.includes(topic) ? narrowest(labels) : []));
  const others = (labels: readonly string[]) =>
    [...new Set(labels)].filter((label) => label !== topic && quotes[label]);
  const near = others(ofPosts);
  return near.length > 0 ? near : others(ofGroup);
}

/** Near a book or chapter without thoughts: its book, and those before and after it. */
function nearLabels({ counts: { thoughts } }: PostIndex, label: string): string[] {
  if (thoughts[label] !== 0) return [];
  const labels = [...lists.thoughts.labels];
  const here = labels.indexOf(label);
  const before = labels.slice(0, here).findLast((other) => thoughts[other]);
  const after = labels.slice(here).find((other) => thoughts[other]);
  const near = [label.replace(/ \d+$/, ''), before, after];
  return labels.filter((other) => thoughts[other] && near.includes(other));
}

function relatedToChapter(index: PostIndex, label: string): RelatedContent | null {
  const chapter = versesOfChapter(label);
  if (!chapter) return null;
  const posts = postsOn(index, [chapter])
    .filter(({ post }) => !post.labels.includes(label))
    .sort(byNarrowest);
  if (posts.length === 0) return null;
  const shown = posts.filter(({ post }) => post.list !== 'thoughts').slice(0, limits.onChapter);
  const rest = posts.length - shown.length;
  const href = passagesHref({ ref: label });
  return {
    title: `Quotes and articles on ${label}`,
    posts: shown.map((post) => postLink(post)),
    places: rest > 0 ? [{ text: `${rest} more on ${label}`, href }] : [],
  };
}

/**
 * The labels and passages of a thought or quote, and the posts that cite the most of the same verses, or else those of its
 * list with the most of its labels, or else those before and after it.
 */
function relatedToPost(index: PostIndex, list: ListName, id: string): RelatedContent | null {
  const position = index.posts.findIndex((post) => post.list === list && post.id === id);
  const post = index.posts[position];
  if (!post) return null;
  const labels = narrowest(post.labels);
  const passages = passagesOf(post);
  const cited = passages
    .map((passage) => linkToPosts([passage]))
    .filter(({ text }) => !post.labels.includes(text));
  const neighbors = [index.posts[position - 1], index.posts[position + 1]].flatMap((other) =>
    other?.list === list ? [{ post: other, cited: [] }] : [],
  );
  const { title, posts } = onPassages(index, post, passages) ??
    withLabels(index, post, labels) ?? {
      title: `More ${lists[list].items.toLowerCase()}`,
      posts: neighbors,
    };
  return {
    title,
    posts: posts.map((post) => postLink(post)),
    ...(list === 'articles'
      ? { places: [] }
      : inOneLine([
          ...labels.map((text) => ({ text, href: listHref(list, { label: text }) })),
          ...cited.slice(0, limits.passages),
        ])),
  };
}

function onPassages(index: PostIndex, post: IndexedPost, passages: readonly VerseRange[]) {
  const posts = postsOn(index, passages)
    .filter((other) => other.post !== post)
    .sort((a, b) => b.common - a.common || byNarrowest(a, b))
    .slice(0, limits.onPost);
  return posts.length > 0 ? { title: 'On the same passages', posts } : undefined;
}

function withLabels({ posts }: PostIndex, post: IndexedPost, labels: readonly string[]) {
  const found = posts
    .filter((other) => other !== post && other.list === post.list)
    .map((other) => ({
      post: other,
      cited: [],
      labels: labels.filter((label) => other.labels.includes(label)),
    }))
    .filter(({ labels }) => labels.length > 0)
    .sort((a, b) => b.labels.length - a.labels.length)
    .slice(0, limits.onPost);
  const shared = new Set(found.flatMap(({ labels }) => labels));
  return found.length > 0
    ? { title: `Also on ${andList.format(shared)}`, posts: found }
    : undefined;
}

/** The number of the others takes the room of one place. */
function inOneLine(places: LinkItem[]): Pick<RelatedContent, 'places' | 'otherPlaces'> {
  if (places.length <= limits.places) return { places };
  const shown = limits.places - 1;
  return { places: places.slice(0, shown), otherPlaces: places.slice(shown) };
}
