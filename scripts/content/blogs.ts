import { basename, dirname, extname } from 'node:path';
import { UsageError } from '../command-line.ts';
import { type BlogFeed, type FeedEntry, parseBlogFeed, rootElement } from './blog-feed.ts';
import { readSource } from './source-files.ts';

/** What one or several backups have of a blog. */
export type Blog = {
  title: string;
  files: string[];
  entries: FeedEntry[];
};

/**
 * Reads the blogs in a ZIP file, a folder or a feed. Of an entry in several backups, the newest one counts.
 * @returns the blogs, and the files that are not feeds, with their root elements
 * @throws {UsageError} if a file cannot be read, or if there is no feed
 */
export function readBlogs(path: string) {
  const files = readSource(path).map((file) => ({ ...file, root: rootElement(file.text) }));
  const others = files
    .filter(({ root }) => root !== 'feed')
    .map(({ name, root }) => `${name} (${root ? `<${root}>` : 'no XML'})`);
  const feeds = files
    .filter(({ root }) => root === 'feed')
    .map(({ name, text }) => ({ name, ...parseBlogFeed(text, name) }))
    .sort((a, b) => a.updated - b.updated);
  if (feeds.length === 0) {
    const found = others.join(', ') || 'no .atom, .xml or .zip file';
    throw new UsageError(`${path} has no feed of Blogger: ${found}.`);
  }
  const blogs = Map.groupBy(feeds, ({ blogId, name }) => blogId || name);
  return { blogs: [...blogs.values()].map(blogOf), others };
}

/** @param feeds the newest one is last */
function blogOf(feeds: readonly (BlogFeed & { name: string })[]): Blog {
  const entries = feeds.flatMap((feed) => feed.entries).sort((a, b) => a.updated - b.updated);
  return {
    title: feeds.findLast(({ title }) => title)?.title ?? nameOf(feeds[0]?.name ?? ''),
    files: feeds.map(({ name }) => name),
    entries: [...new Map(entries.map((entry) => [entry.id, entry])).values()],
  };
}

/** The names that say what a blog has: its title, and that of its file, or of its folder in Takeout. */
export function namesOf({ title, files }: Blog): string[] {
  return [title, ...files.map(nameOf)];
}

/** The name that chooses a blog: its title, or that of its file if another blog has the same title. */
export function nameToChoose({ title, files }: Blog, blogs: readonly Blog[]): string {
  const isUnique = blogs.filter((blog) => blog.title === title).length === 1;
  return isUnique ? title : (files[0] ?? title);
}

/** Whether a blog has this name, or a file whose path ends with it. */
export function isNamed(blog: Blog, name: string): boolean {
  const end = `/${name.trim().toLowerCase()}`;
  return [...namesOf(blog), ...blog.files].some((it) => `/${it.toLowerCase()}`.endsWith(end));
}

function nameOf(file: string): string {
  const name = basename(file, extname(file));
  return name === 'feed' ? basename(dirname(file)) : name;
}

export function postsOf({ entries }: Blog): FeedEntry[] {
  return entries.filter(({ kind }) => kind === 'post');
}
