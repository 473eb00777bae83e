import { visit } from 'unist-util-visit';
import { postAt } from '../../shared/pages/post.ts';
import type { SanitizedContent } from '../sanitize/sanitize.ts';

/** Possible faults in the markup of a post. */
export type PostFaults = {
  /** The number of pictures without alternative text. */
  pictures: number;
  /** The posts of this site that it links to: 'quotes 123'. */
  links: string[];
  /** Whether the sanitizer reduced it to its text. */
  isReduced: boolean;
};

export function postFaults({ tree, isReduced }: SanitizedContent, siteUrl: string): PostFaults {
  const faults: PostFaults = { pictures: 0, links: [], isReduced };
  visit(tree, 'element', ({ tagName, properties: { alt, href } }) => {
    if (tagName === 'img' && !alt) faults.pictures++;
    if (tagName === 'a') faults.links.push(...linkedPosts(String(href), siteUrl));
  });
  return faults;
}

function linkedPosts(href: string, siteUrl: string): string[] {
  const url = URL.parse(href, siteUrl);
  const post = url?.origin === siteUrl ? postAt(url.href) : undefined;
  return post ? [`${post.list} ${post.postId}`] : [];
}
