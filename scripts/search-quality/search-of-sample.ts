import { createBlog } from '../../sample-provider/blog.ts';
import { sampleContent } from '../../sample-provider/content.ts';
import { listNames, lists } from '../../shared/content/lists.ts';
import type { LinkItem } from '../../shared/content/stored-schemas.ts';
import { readPassages } from '../../shared/scripture/passage.ts';
import { versesInCommon, wholeChapters } from '../../shared/scripture/verses.ts';
import { readPost } from '../../worker/crawl/crawled-post.ts';
import { PostIndex } from '../../worker/crawl/post-index.ts';
import { listWords } from '../../worker/crawl/post-words.ts';
import { byList } from '../../worker/crawl/stored-crawl.ts';
import { searchSuggestions } from '../../worker/search/search-suggestions.ts';

/** How many posts of a list a search of the site shows. */
const shownPosts = 3;

/** Returns a search of the sample content as `/search` shows it. */
export async function searchOfSample() {
  const { posts } = sampleContent();
  const indexed = await Promise.all(
    listNames.flatMap((list) =>
      posts[list].map(async ({ labels, ...received }) => {
        const { post, names = '' } = await readPost(received, undefined, 0);
        const ofPanel = labels.filter((label) => lists[list].labels.has(label));
        return { ...post, list, labels: ofPanel, names };
      }),
    ),
  );
  const index = new PostIndex(indexed, true);
  const words = await byList(async (name) => listWords(indexed.filter((it) => it.list === name)));
  const counts = await byList(async (name) => {
    const labels = indexed.flatMap(({ list, labels }) => (list === name ? labels : []));
    const groups = Map.groupBy(labels, (label) => label);
    return Object.fromEntries(Array.from(groups, ([label, { length }]) => [label, length]));
  });
  const blogs = listNames.map((list) => createBlog(posts[list]));

  return (q: string, want: readonly string[]) => {
    const found = searchSuggestions(q, undefined, { index, counts, words });
    const results = blogs.flatMap((blog) => blog.search(q).slice(0, shownPosts));
    const titles = [...(found?.posts ?? []), ...results].map(({ title }) => title ?? '');
    const offers = [
      ...(found?.rows ?? [])
        .flatMap(({ places }) => places)
        .map((place) => ({
          text: place.text,
          isRight: want.some((name) => leadsTo(place, name)),
        })),
      ...[...new Set(titles)].map((text) => ({ text, isRight: want.includes(text) })),
    ];
    return {
      offers: offers.map(({ text }) => text),
      rank: offers.findIndex(({ isRight }) => isRight),
      isNearest: found?.isNearest ?? false,
      corrected: found?.corrected?.text,
    };
  };
}

/** Whether a link leads to a topic, a book, or a chapter of a passage. */
function leadsTo({ href = '' }: LinkItem, name: string): boolean {
  const query = new URL(href, 'https://areopagus.example').searchParams;
  const [label, book, ref] = ['label', 'book', 'ref'].map((key) => query.get(key));
  if (label === name || book === name) return true;
  const offered = readPassages(ref ?? label ?? '').passages;
  const wanted = readPassages(name).passages;
  if (label && !/\d$/.test(label)) return false;
  return offered.some((a) =>
    wanted.some((b) => versesInCommon(wholeChapters(a), wholeChapters(b)) > 0),
  );
}
