import type { Element, Root } from 'hast';
import { percentDecoded } from '../../shared/url.ts';
import { eachElement } from './pass.ts';

/** A fragment, the URL of a post in Blogger, or a fragment with the number of a note. */
const isWithinPost = /^#|\.html(?:\?[^#]*)?#|#\D*\d/;

/**
 * Finds the elements that links within the post lead to, as browsers do (HTML standard, section
 * 7.4.6.4), and removes all names but theirs. A name becomes an id with a prefix, which belongs to the
 * post, so its ids are never those of the site or of another post. A link to nothing loses its `href`.
 * A link to the top of the page has no target. A link to a note in the post can have the URL of the post elsewhere.
 */
export function prefixTargets(tree: Root, idPrefix: string) {
  const links: Element[] = [];
  const byName = new Map<unknown, Element>();
  eachElement((element) => {
    const { id, name, href } = element.properties;
    if (typeof href === 'string' && isWithinPost.test(href)) links.push(element);
    for (const each of [id, name]) if (each && !byName.has(each)) byName.set(each, element);
    delete element.properties.id;
    delete element.properties.name;
  })(tree);
  for (const { properties } of links) {
    const href = String(properties.href);
    const fragment = href.slice(href.indexOf('#') + 1);
    const name = [fragment, percentDecoded(fragment)].find((each) => byName.has(each)) ?? '';
    const target = byName.get(name);
    if (target) {
      // The id consists of characters that a URL's fragment has, too.
      target.properties.id ??= idPrefix + name.replace(/[^\w.-]+/g, encodeURIComponent);
      properties.href = `#${target.properties.id}`;
    } else if (href.startsWith('#') && !/^top$/i.test(fragment)) {
      delete properties.href;
    }
  }
}
