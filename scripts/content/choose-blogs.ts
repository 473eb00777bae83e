import { existsSync } from 'node:fs';
import { postCount } from '../../shared/content/post.ts';
import type { BlogName } from '../../worker/provider/blog.ts';
import { UsageError } from '../command-line.ts';
import { blogNames } from './archive.ts';
import { type Blog, nameToChoose, readBlogs } from './blogs.ts';

/** For each list the name of a blog or a file that has one, or the one blog that has the posts of all lists. */
export type NamedBlogs = Partial<Record<BlogName | 'blog', string | undefined>>;

/** A blog to show. Without a list, the labels of each post decide. */
export type ChosenBlog = { blog: Blog; list?: BlogName };

/**
 * Chooses the blog of each list: the one that is named for it, or else the one whose name says it. A blog that is the only
 * one has the posts of all lists.
 * @throws {UsageError} if a blog does not exist, or if several could be shown
 */
export function chooseBlogs(blogs: readonly Blog[], named: NamedBlogs): ChosenBlog[] {
  const chosen: ChosenBlog[] = [];
  const isFree = (blog: Blog) =>
    blog.posts.length > 0 && !chosen.some((choice) => choice.blog === blog);
  for (const list of blogNames) {
    const name = named[list];
    if (name) chosen.push({ list, blog: blogNamed(name, blogs) });
  }
  if (named.blog) return [...chosen, { blog: blogNamed(named.blog, blogs) }];
  const [only, ...others] = blogs.filter(isFree);
  if (only && chosen.length + others.length === 0) return [{ blog: only }];
  for (const list of blogNames) {
    if (named[list]) continue;
    const word = new RegExp(`\\b${list.slice(0, -1)}s?\\b`, 'i');
    const found = blogs.filter((blog) => isFree(blog) && blog.names.some((it) => word.test(it)));
    if (found.length > 1) {
      throw new UsageError(`Several blogs may be the ${list}: ${namesToChoose(found)}. ${advice}`);
    }
    chosen.push(...found.map((blog) => ({ list, blog })));
  }
  if (chosen.length > 0) return chosen;
  throw new UsageError(
    only
      ? `There are several blogs: ${namesToChoose(blogs)}. ${advice}`
      : 'The blogs have no published posts.',
  );
}

const advice = 'Choose one, --blog "NAME", or that of each list: --articles "NAME".';

/** The blog in a file, or else the one of this name, or with a file whose path ends with it. */
function blogNamed(name: string, blogs: readonly Blog[]): Blog {
  const end = `/${name.trim().toLowerCase()}`;
  const found = existsSync(name)
    ? readBlogs(name).blogs.filter(({ posts }) => posts.length > 0)
    : blogs.filter(({ names, files }) =>
        [...names, ...files].some((it) => `/${it.toLowerCase()}`.endsWith(end)),
      );
  const [blog] = found;
  if (blog && found.length === 1) return blog;
  const others = namesToChoose(blog ? found : blogs) || 'none';
  throw new UsageError(
    `${name} is not the name or the file of one blog. The blogs are: ${others}.`,
  );
}

/** The blogs that have posts. */
function namesToChoose(blogs: readonly Blog[]): string {
  return blogs
    .filter(({ posts }) => posts.length > 0)
    .map((blog) => `“${nameToChoose(blog, blogs)}” (${postCount(blog.posts.length)})`)
    .join(', ');
}
