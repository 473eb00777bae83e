import { existsSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { withBroaderLabels } from '../../sample-provider/broader-labels.ts';
import { lists, resourceLabels } from '../../shared/content/lists.ts';
import { postCount } from '../../shared/content/post.ts';
import { postHref } from '../../shared/pages/post.ts';
import { resourcesHref } from '../../shared/pages/resources.ts';
import { bibleBooks, versesOfChapter } from '../../shared/scripture/verses.ts';
import { nounFor } from '../../shared/text/noun-for.ts';
import type { BlogName } from '../../worker/provider/blog.ts';
import { receivedOrganizationSchema } from '../../worker/provider/wire-schemas.ts';
import { UsageError } from '../command-line.ts';
import { blogNames, noPosts, organizationFile, readArchive, readJson } from './archive.ts';
import type { FeedEntry } from './blog-feed.ts';
import { nameToChoose, readBlogs } from './blogs.ts';
import { type ChosenBlog, chooseBlogs, type NamedBlogs } from './choose-blogs.ts';
import { createLinker } from './own-links.ts';

/** `content` is an archive, or a ZIP file, a folder or a file with feeds. The others are of one blog, or its name. */
export type ContentSource = NamedBlogs & { content?: string | undefined };

/**
 * Reads the content of a site from an archive, or else from backups that Blogger wrote. The books and groups of labels are
 * added.
 * @returns the content, and lines that say what was read and what was left out
 * @throws {UsageError} if a file cannot be read, if there are no posts, or if several blogs could be shown
 */
export function readContent({ content: source, ...named }: ContentSource) {
  const archive = source && readArchive(source);
  if (archive) {
    if (Object.keys(named).length > 0) {
      throw new UsageError(
        `${source} is an archive, which has all lists. Leave out the other options.`,
      );
    }
    const lists = blogNames.flatMap((list) => archive.posts[list].map(() => list.slice(0, -1)));
    const read = `Read ${postCount(lists.length)} of the archive ${source}${inParentheses(lists)}.`;
    return { content: archive, lines: [read] };
  }
  const { blogs, others } = source ? readBlogs(source) : { blogs: [], others: [] };
  const chosen = chooseBlogs(blogs, named);
  const { posts, links } = linkedPosts(chosen);
  const file = join(source ?? '', organizationFile);
  const organization =
    source && existsSync(file)
      ? readJson(file, receivedOrganizationSchema)
      : { display_name: commonName(chosen.map(({ blog }) => blog.title)) };
  const lines = chosen.map((choice) => described(choice, source));
  for (const blog of blogs.filter((it) => !chosen.some((choice) => choice.blog === it))) {
    const { length } = blog.posts;
    const hint = `left out with ${postCount(length)}. To show it, choose it: --articles "${nameToChoose(blog, blogs)}".`;
    lines.push(`${blog.title}: ${length > 0 ? hint : 'no posts.'}`);
  }
  if (others.length > 0) {
    const names = others.map((file) => nameIn(source, file));
    lines.push(`Left out, because they are not feeds: ${names.join(', ')}.`);
  }
  if (links.here > 0) lines.push(`Links that lead to posts here: ${links.here}.`);
  if (links.old > 0) lines.push(`Links that still lead to the old blog: ${links.old}.`);
  return { content: { organization, posts }, lines };
}

function linkedPosts(chosen: readonly ChosenBlog[]) {
  const { counts, rewrite } = createLinker(
    chosen.map(({ blog, list }) =>
      blog.entries.map((entry) => ({ ...entry, href: hrefOf(entry, list) })),
    ),
  );
  const posts = noPosts();
  for (const [i, { blog, list }] of chosen.entries()) {
    for (const entry of blog.posts) {
      const { id, title, content, published, updated, labels } = entry;
      const name = listOf(entry, list);
      posts[name].push({
        ...{ id, title, published },
        ...(updated && { updated: new Date(updated).toISOString() }),
        content: rewrite(content, i),
        labels: withBroaderLabels(name, labels),
      });
    }
  }
  return { posts, links: counts };
}

function hrefOf(entry: FeedEntry, chosen?: BlogName): string | undefined {
  if (entry.kind !== 'post') return undefined;
  const list = listOf(entry, chosen);
  if (list !== 'resources') return postHref(list, entry.id);
  const label = resourceLabels.find((label) => entry.labels.includes(label));
  return resourcesHref(label ?? resourceLabels[0]);
}

/** @param chosen the list of all posts of its blog */
function listOf({ labels }: FeedEntry, chosen?: BlogName): BlogName {
  if (chosen) return chosen;
  const isScripture = (label: string) =>
    versesOfChapter(label) !== undefined || bibleBooks.some(({ name }) => name === label);
  if (labels.some(isScripture)) return 'thoughts';
  if (labels.some((label) => lists.quotes.labels.has(label))) return 'quotes';
  return resourceLabels.some((label) => labels.includes(label)) ? 'resources' : 'articles';
}

/** What was read of a blog, and what was left out. */
function described({ blog, list }: ChosenBlog, source?: string): string {
  const { title, files, entries, posts } = blog;
  const shown = posts.map((entry) => listOf(entry, list).slice(0, -1));
  const leftOut = entries.flatMap(({ kind }) => (kind === 'post' ? [] : kind));
  const names = files.map((file) => nameIn(source, file));
  const read = `${title}: read ${postCount(shown.length)} of ${names.join(' and ')}`;
  return `${read}${inParentheses(shown)}, ${leftOut.length} left out${inParentheses(leftOut)}.`;
}

/** The name of a file in the source, or else without its folder. */
function nameIn(source: string | undefined, file: string): string {
  const name = relative(source ?? '', file);
  return name === '' || name.startsWith('..') ? basename(file) : name;
}

/** ' (1 draft, 2 pages)'; empty without nouns. */
function inParentheses(nouns: readonly string[]): string {
  const groups = [...Map.groupBy(nouns, (noun) => noun)];
  const counts = groups.map(([noun, { length }]) => `${length} ${nounFor(length, noun)}`);
  return counts.length > 0 ? ` (${counts.join(', ')})` : '';
}

/** The words that all titles begin with, or else all titles. */
function commonName(titles: readonly string[]): string {
  const [first = [], ...others] = titles.map((title) => title.split(' '));
  const end = first.findIndex((word, position) => others.some((words) => words[position] !== word));
  return end < 0 ? first.join(' ') : first.slice(0, end).join(' ') || titles.join(', ');
}
