import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { postPages } from '../../shared/pages/post.ts';
import { paramsOf } from '../../shared/pages/route.ts';
import { parseRoute } from '../../shared/routes.ts';
import type { ReceivedPost } from '../provider/wire-schemas.ts';
import { sourceOf } from '../sanitize/images.ts';
import { isPage } from '../sanitize/links.ts';
import { parseMarkup } from '../sanitize/markup.ts';
import type { SanitizedContent } from '../sanitize/sanitize.ts';
import { impossibleReferences, mainChapters } from '../scripture/cited-passages.ts';

/** Possible faults in the markup of a post, and what its labels should name. */
export type PostFaults = {
  /** The number of pictures without alternative text. */
  pictures: number;
  /** The URLs of pictures that are not on the web. */
  deadPictures: string[];
  /** The posts of this site that it links to: 'quotes 123'. */
  links: string[];
  /** The URLs of links that lead to no page of this site, although they have no other host. */
  deadLinks: string[];
  /** The problems of its references to verses that do not exist. */
  impossibleReferences: string[];
  /** The chapters that the post may be on: 'John 3'. */
  chapters: string[];
  /** Whether the sanitizer reduced it to its text. */
  isReduced: boolean;
};

/** Inspects a post. The sanitizer removes dead pictures and links, so they are in the provider's markup only. */
export function postFaults(
  { title, content }: Pick<ReceivedPost, 'title' | 'content'>,
  { tree, isReduced }: SanitizedContent,
  siteUrl: string,
): PostFaults {
  let pictures = 0;
  visit(tree, 'element', ({ tagName, properties: { alt } }) => {
    if (tagName === 'img' && !alt) pictures++;
  });
  const original: Root = parseMarkup(content) ?? { type: 'root', children: [] };
  const deadPictures: string[] = [];
  const links: string[] = [];
  const names = new Set<unknown>();
  visit(original, 'element', ({ tagName, properties }) => {
    const { src = '', href, id, name } = properties;
    names.add(id).add(name);
    if (tagName === 'img' && !sourceOf(properties)) deadPictures.push(String(src));
    if (tagName === 'a' && href !== undefined) links.push(String(href));
  });
  const internal = links.flatMap((href) => {
    const url = URL.parse(href, siteUrl);
    return url?.origin === siteUrl ? [{ href, url, route: parseRoute(url) }] : [];
  });
  return {
    pictures,
    deadPictures,
    links: internal.flatMap(({ route }) => {
      const post = paramsOf(route, ...Object.values(postPages));
      return post ? [`${post.list} ${post.postId}`] : [];
    }),
    deadLinks: internal
      .filter(({ url }) => !isPage(url) && !names.has(url.hash.slice(1)))
      .map(({ href }) => href),
    impossibleReferences: impossibleReferences(title, tree),
    chapters: mainChapters(title, tree),
    isReduced,
  };
}
