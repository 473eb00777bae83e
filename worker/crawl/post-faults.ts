import { parseRoute } from '../../shared/routes.ts';
import { sanitize } from '../sanitize/sanitize.ts';

/** What may be wrong in the markup of a post. */
export type PostFaults = {
  /** The number of pictures without alternative text. */
  pictures: number;
  /** The posts of this site that it links to: 'quotes 123'. */
  links: string[];
  /** Whether the sanitizer reduced it to its text. */
  isReduced: boolean;
};

export function postFaults(content: string, siteUrl: string): PostFaults {
  const { html, isReduced = false } = sanitize(content, 3, 'post-');
  const pictures = html.match(/<img [^>]*>/g) ?? [];
  const hrefs = Array.from(html.matchAll(/<a [^>]*href="([^"]*)"/g), ([, href = '']) => href);
  return {
    pictures: pictures.filter((tag) => !/ alt="[^"]/.test(tag)).length,
    links: hrefs.flatMap((href) => {
      const url = URL.parse(href, siteUrl);
      const route = url?.origin === siteUrl ? parseRoute(url) : undefined;
      return route?.name === 'post' ? [`${route.list} ${route.postId}`] : [];
    }),
    isReduced,
  };
}
