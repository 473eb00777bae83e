import type { Element, Root } from 'hast';
import { eachElement, type PassOptions } from './pass.ts';

/** A fragment, the URL of a post in Blogger, or a fragment with the number of a note. */
const isWithinPost = /^#|\.html(?:\?[^#]*)?#|#\D*\d/;

/**
 * Finds the elements that links within the post lead to, as browsers do (HTML standard, section
 * 7.4.6.4), and removes all names but theirs. A name becomes an id with a prefix, which belongs to the
 * post, so its ids are never those of the site or of another post. A link to nothing loses its `href`.
 * A link to the top of the page has no target. A link to a note in the post can have the URL of the post elsewhere.
 */
export function prefixTargets(tree: Root, { idPrefix }: PassOptions) {
  const links: Element[] = [];
  const named: Element[] = [];
  const byName = new Map<string, Element>();
  eachElement((element) => {
    const { id, name, href } = element.properties;
    if (typeof href === 'string' && isWithinPost.test(href)) links.push(element);
    if (id !== undefined || name !== undefined) named.push(element);
    for (const each of [id, name].map((each) => String(each ?? ''))) {
      if (each && !byName.has(each)) byName.set(each, element);
    }
  })(tree);
  const targets = new Map<string, Element>();
  for (const { properties } of links) {
    const href = String(properties.href);
    const fragment = href.slice(href.indexOf('#') + 1);
    const target = byName.get(fragment) ?? byName.get(percentDecoded(fragment));
    if (target) {
      const id = prefixedName(target, idPrefix);
      if (!targets.has(id)) targets.set(id, target);
      properties.href = `#${id}`;
    } else if (href.startsWith('#') && !/^top$/i.test(fragment)) {
      delete properties.href;
    }
  }
  for (const { properties } of named) {
    delete properties.id;
    delete properties.name;
  }
  for (const [id, { properties }] of targets) properties.id = id;
}

function percentDecoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

/** The id consists of characters that a URL's fragment has, too. */
function prefixedName({ properties: { id, name } }: Element, prefix: string): string {
  return prefix + String(id || name).replace(/[^\w.%-]+/g, encodeURIComponent);
}
