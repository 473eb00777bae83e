import type { Element, Root } from 'hast';
import { eachElement, type PassOptions } from './pass.ts';

/** The most characters of a name. A long one would be repeated by every link to it. */
const maxLength = 200;

/**
 * Finds the elements that links within the post lead to, as browsers do (HTML standard, section
 * 7.4.6.4), and removes all names but theirs. A name becomes an id with a prefix, which belongs to the
 * post, so its ids are never those of the site or of another post. A link to nothing loses its `href`.
 * A link to the top of the page has no target.
 */
export function prefixTargets(tree: Root, options: PassOptions) {
  const links: Element[] = [];
  const named: Element[] = [];
  eachElement((element) => {
    const { id, name, href } = element.properties;
    if (String(href).startsWith('#')) links.push(element);
    if (id !== undefined || name !== undefined) named.push(element);
  })(tree, options);
  const byName = firstByName(named);
  const targets = new Map<string, Element>();
  for (const { properties } of links) {
    const fragment = String(properties.href).slice(1);
    const decoded = percentDecoded(fragment);
    const target = byName.get(fragment) ?? byName.get(decoded);
    if (target) {
      const id = prefixedName(target, options.idPrefix);
      if (!targets.has(id)) targets.set(id, target);
      properties.href = `#${id}`;
    } else if (!/^top$/i.test(decoded)) {
      delete properties.href;
    }
  }
  for (const { properties } of named) {
    delete properties.id;
    delete properties.name;
  }
  for (const [id, { properties }] of targets) properties.id = id;
}

/** Of elements with the same name, the first one is the target. Every `id` comes before any `name`. */
function firstByName(named: readonly Element[]) {
  const byName = new Map<string, Element>();
  for (const property of ['id', 'name']) {
    for (const element of named) {
      const name = String(element.properties[property] ?? '');
      if (name && name.length <= maxLength && !byName.has(name)) byName.set(name, element);
    }
  }
  return byName;
}

/** Percent-decodes UTF-8 (URL standard, section 1.3). */
function percentDecoded(fragment: string): string {
  return fragment.replace(/(?:%[\da-f]{2})+/gi, (octets) => {
    try {
      return decodeURIComponent(octets);
    } catch {
      return octets;
    }
  });
}

/** The id consists of characters that a URL's fragment has, too, and stays as it is in the next round. */
function prefixedName({ properties: { id, name } }: Element, prefix: string): string {
  const own = String(id || name).toWellFormed();
  const rest = own.startsWith(prefix) ? own.slice(prefix.length) : own;
  return prefix + rest.replace(/[^\w.%-]+/g, encodeURIComponent);
}
