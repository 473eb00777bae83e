import { globSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { withBroaderLabels } from '../../sample-provider/broader-labels.ts';
import type {
  BlogName,
  ProviderContent,
  StoredPost,
} from '../../sample-provider/provider-options.ts';
import { lists, resourceLabels } from '../../shared/content/lists.ts';
import type { Organization } from '../../shared/content/organization.ts';
import { bibleBooks, versesOfChapter } from '../../shared/scripture/verses.ts';
import { receivedOrganizationSchema } from '../../worker/provider/wire-schemas.ts';
import { UsageError } from '../command-line.ts';
import { blogNames, organizationFile, readArchive } from './archive.ts';
import { parseBlogFeed } from './blog-feed.ts';

/** `content` is an archive, a folder with feeds, or one feed. Each other file has the posts of one blog. */
export type ContentSource = Partial<Record<BlogName | 'content', string | undefined>>;

/**
 * Reads the content of a site from an archive, or else from feeds. The posts of a file named `thoughts.atom` are thoughts, and so on; of other
 * files in the folder, the labels decide, unless another file had the post. The books and groups of labels are added.
 * @throws {UsageError} if a file cannot be read, with its name, or if there are no posts
 */
export function readContent({ content, ...files }: ContentSource): ProviderContent {
  const archive = content && readArchive(content);
  if (archive) return archive;
  type Posts = Record<BlogName, StoredPost[]>;
  const posts: Posts = { thoughts: [], quotes: [], articles: [], resources: [] };
  const sources = [
    ...blogNames.flatMap((blog) => (files[blog] ? { file: files[blog], blog } : [])),
    ...(content ? feedsIn(content) : []).map((file) => ({
      file,
      blog: blogNames.find((blog) => basename(file) === feedFile(blog)),
    })),
  ];
  const seen = new Set<string>();
  let title = '';
  for (const { file, blog } of sources.sort((a, b) => Number(!a.blog) - Number(!b.blog))) {
    const feed = parseBlogFeed(readText(file), file);
    title ||= feed.title;
    for (const post of feed.posts) {
      const placed = blog ?? (seen.has(post.id) ? undefined : blogOfLabels(post.labels));
      if (placed) posts[placed].push(withBroaderLabels(placed, post));
      seen.add(post.id);
    }
  }
  if (seen.size === 0) throw new UsageError('The feeds have no published posts.');
  return { organization: readOrganization(content) ?? { display_name: title }, posts };
}

/** The name of a blog's feed in a content folder. */
function feedFile(blog: BlogName): string {
  return `${blog}.atom`;
}

/** The feeds in a folder and its subfolders. Google Takeout has the theme of a blog as XML, too. */
function feedsIn(path: string): string[] {
  if (!statSync(path, { throwIfNoEntry: false })) {
    throw new UsageError(`${path} does not exist.`);
  }
  if (!statSync(path).isDirectory()) return [path];
  const files = globSync('**/*.{atom,xml}', { cwd: path, exclude: ['**/theme-*.xml'] });
  if (files.length === 0) throw new UsageError(`${path} has no feed: no .atom or .xml file.`);
  return files.sort().map((file) => join(path, file));
}

function blogOfLabels(labels: readonly string[]): BlogName {
  const isScripture = (label: string) =>
    versesOfChapter(label) !== undefined || bibleBooks.some(({ name }) => name === label);
  if (labels.some(isScripture)) return 'thoughts';
  if (labels.some((label) => lists.quotes.labels.has(label))) return 'quotes';
  return resourceLabels.some((label) => labels.includes(label)) ? 'resources' : 'articles';
}

function readOrganization(folder: string | undefined): Organization | undefined {
  const file = folder && join(folder, organizationFile);
  if (!file || !statSync(file, { throwIfNoEntry: false })) return undefined;
  try {
    return receivedOrganizationSchema.parse(JSON.parse(readText(file)));
  } catch (cause) {
    throw new UsageError(`${file} is not an organization: ${(cause as Error).message}`, { cause });
  }
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    throw new UsageError(`${file} cannot be read: ${(cause as Error).message}`, { cause });
  }
}
