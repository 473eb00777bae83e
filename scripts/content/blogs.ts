import { basename, dirname, extname } from 'node:path';
import { UsageError } from '../command-line.ts';
import { type BlogFeed, type FeedEntry, parseBlogFeed, rootElement } from './blog-feed.ts';
import { readSource } from './source-files.ts';

/** What one or several backups have of a blog. */
export type Blog = {
  title: string;
  files: string[];
  /** What says what it has: its title, and the name of each file, or of its folder in Takeout. */
  names: string[];
  entries: FeedEntry[];
  /** The entries that are shown. */
  posts: FeedEntry[];
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
  const oldestFirst = feeds.flatMap((feed) => feed.entries).sort((a, b) => a.updated - b.updated);
  const entries = [...new Map(oldestFirst.map((entry) => [entry.id, entry])).values()];
  const files = feeds.map(({ name }) => name);
  const ofFiles = files.map(nameOf);
  const title = feeds.findLast(({ title }) => title)?.title ?? ofFiles[0] ?? '';
  const posts = entries.filter(({ kind }) => kind === 'post');
  return { title, files, names: [title, ...ofFiles], entries, posts };
}

/** The name that chooses a blog: its title, or that of its file if another blog has the same title. */
export function nameToChoose({ title, files }: Blog, blogs: readonly Blog[]): string {
  const isUnique = blogs.filter((blog) => blog.title === title).length === 1;
  return isUnique ? title : (files[0] ?? title);
}

function nameOf(file: string): string {
  const name = basename(file, extname(file));
  return name === 'feed' ? basename(dirname(file)) : name;
}
