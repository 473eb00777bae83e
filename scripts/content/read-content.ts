import { existsSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { withBroaderLabels } from '../../sample-provider/broader-labels.ts';
import type { ProviderContent } from '../../sample-provider/provider-content.ts';
import { lists, resourceLabels } from '../../shared/content/lists.ts';
import type { Organization } from '../../shared/content/organization.ts';
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
import { type Blog, nameToChoose, postsOf, readBlogs } from './blogs.ts';
import { chooseBlogs, type NamedBlogs } from './choose-blogs.ts';
import { createLinker } from './own-links.ts';

/** `content` is an archive, or a ZIP file, a folder or a file with feeds. The others are of one blog, or its name. */
export type ContentSource = NamedBlogs & { content?: string | undefined };

type PlacedEntry = FeedEntry & {
  /** Undefined if it is left out. */
  list: BlogName | undefined;
};

type PlacedBlog = Omit<Blog, 'entries'> & { entries: PlacedEntry[] };

/**
 * Reads the content of a site from an archive, or else from backups that Blogger wrote. The books and groups of labels are
 * added.
 * @returns the content, and lines that say what was read and what was left out
 * @throws {UsageError} if a file cannot be read, if there are no posts, or if several blogs could be shown
 */
export function readContent({ content: source, ...named }: ContentSource): {
  content: ProviderContent;
  lines: string[];
} {
  const archive = source && readArchive(source);
  if (archive) {
    if (Object.keys(named).length > 0) {
      throw new UsageError(
        `${source} is an archive, which has all lists. Leave out the other options.`,
      );
    }
    const lists = blogNames.flatMap((list) => archive.posts[list].map(() => singular(list)));
    const read = `Read ${postCount(lists.length)} of the archive ${source}${inParentheses(lists)}.`;
    return { content: archive, lines: [read] };
  }
  const { blogs, others } = source ? readBlogs(source) : { blogs: [], others: [] };
  const chosen = chooseBlogs(blogs, named);
  const placed = chosen.map(({ blog, list }) => ({
    ...blog,
    entries: blog.entries.map((entry) => ({
      ...entry,
      list: entry.kind === 'post' ? (list ?? listOf(entry)) : undefined,
    })),
  }));
  const { posts, links } = linkedPosts(placed);
  const organization = readOrganization(source) ?? {
    display_name: commonName(placed.map(({ title }) => title)),
  };
  const lines = placed.map((blog) => described(blog, source));
  for (const blog of blogs.filter((it) => !chosen.some((choice) => choice.blog === it))) {
    const { length } = postsOf(blog);
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

function linkedPosts(blogs: readonly PlacedBlog[]) {
  const { counts, rewrite } = createLinker(
    blogs.map(({ entries }) => entries.map((entry) => ({ ...entry, href: hrefOf(entry) }))),
  );
  const posts = noPosts();
  for (const [blog, { entries }] of blogs.entries()) {
    for (const { list, id, title, content, published, updated, labels } of entries) {
      if (!list) continue;
      posts[list].push({
        ...{ id, title, published },
        ...(updated && { updated: new Date(updated).toISOString() }),
        content: rewrite(content, blog),
        labels: withBroaderLabels(list, labels),
      });
    }
  }
  return { posts, links: counts };
}

function hrefOf({ list, id, labels }: PlacedEntry): string | undefined {
  if (list !== 'resources') return list && postHref(list, id);
  return resourcesHref(resourceLabels.find((label) => labels.includes(label)) ?? resourceLabels[0]);
}

function listOf({ labels }: FeedEntry): BlogName {
  const isScripture = (label: string) =>
    versesOfChapter(label) !== undefined || bibleBooks.some(({ name }) => name === label);
  if (labels.some(isScripture)) return 'thoughts';
  if (labels.some((label) => lists.quotes.labels.has(label))) return 'quotes';
  return resourceLabels.some((label) => labels.includes(label)) ? 'resources' : 'articles';
}

/** What was read of a blog, and what was left out. */
function described({ title, files, entries }: PlacedBlog, source?: string): string {
  const shown = entries.flatMap(({ list }) => (list ? singular(list) : []));
  const leftOut = entries.flatMap(({ list, kind }) => (list ? [] : kind));
  const names = files.map((file) => nameIn(source, file));
  const read = `${title}: read ${postCount(shown.length)} of ${names.join(' and ')}`;
  return `${read}${inParentheses(shown)}, ${leftOut.length} left out${inParentheses(leftOut)}.`;
}

/** The name of a file in the source, or else without its folder. */
function nameIn(source: string | undefined, file: string): string {
  const name = relative(source ?? '', file);
  return name === '' || name.startsWith('..') ? basename(file) : name;
}

function singular(list: BlogName): string {
  return list.slice(0, -1);
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

function readOrganization(folder: string | undefined): Organization | undefined {
  const file = folder && join(folder, organizationFile);
  return file && existsSync(file) ? readJson(file, receivedOrganizationSchema) : undefined;
}
