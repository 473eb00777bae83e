import { type ListName, listNames, lists } from '../content/lists.ts';
import { type PostReference, postIdPattern, postKind } from '../content/post.ts';
import { relatedKind } from '../content/posts.ts';
import { dataOf, errorOf } from '../content/result.ts';
import { definePage, matchPage, type Page } from './define-page.ts';
import { notFoundTitle } from './no-page.ts';

/** The id of a single thought or quote, on the path of its list. The id of an article is in the path. */
const postParameter = 'post';

export const listParameters = ['q', 'label', 'pageToken', postParameter];

const articlePath = `${lists.articles.path}/:id`;

function definePostPage(list: ListName): Page<PostReference, 'post'> {
  const { path, title, item } = lists[list];
  return definePage<PostReference, 'post'>('post', {
    path: list === 'articles' ? articlePath : path,
    parse(query, inPath) {
      const id = list === 'articles' ? inPath.id : query.get(postParameter);
      return id ? { list, id } : undefined;
    },
    href: ({ id }) => postHref(list, id),
    ownParameters: listParameters,
    contents({ id }) {
      const main = postKind.request({ list, id });
      const related = [relatedKind.request({ list, id })];
      // The labels and passages of a thought or quote stand above its text.
      return list === 'articles' ? { main, extras: related } : { main, above: related };
    },
    title(_params, results) {
      const post = results(postKind);
      const isMissing = errorOf(post)?.status === 404;
      return dataOf(post)?.title ?? (isMissing ? notFoundTitle : item);
    },
    description: (_params, results) => dataOf(results(postKind))?.description,
    section: () => ({ title, path }),
    isIndexed: (_params, hasContent) => hasContent === true,
    feeds: () => [lists[list]],
    card: list,
  });
}

export const postPages = {
  thoughts: definePostPage('thoughts'),
  quotes: definePostPage('quotes'),
  articles: definePostPage('articles'),
} satisfies Record<ListName, Page<PostReference>>;

export function postHref(list: ListName, id: string): string {
  return list === 'articles'
    ? articlePath.replace(':id', encodeURIComponent(id))
    : `${lists[list].path}?${new URLSearchParams({ [postParameter]: id })}`;
}

/** Returns the post at a URL with or without the origin; undefined if it is not the URL of a post. */
export function postAt(url: string): PostReference | undefined {
  try {
    const parts = new URL(url, 'https://site.invalid');
    const posts = listNames.map((list) => matchPage(postPages[list], parts));
    return posts.find((post) => post && postIdPattern.test(post.id));
  } catch {
    return undefined;
  }
}
