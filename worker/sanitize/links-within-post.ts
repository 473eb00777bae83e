import type { Element } from 'hast';

/** The most characters of a name. A long one would be repeated by every link to it. */
const maxLength = 200;

/** The element that each link within a post leads to. */
type Targets = ReadonlyMap<Element, Element>;

/**
 * Finds the elements that links lead to, as browsers do (HTML standard, section 7.4.6.4). A link to
 * nothing loses its `href`. A link to the top of the page has no target.
 *
 * @param named the elements of the post with an `id` or a `name`, in document order
 */
export function targetsWithinPost(
  links: readonly { link: Element }[],
  named: readonly Element[],
): Targets {
  const targets = new Map<Element, Element>();
  let byName: ReadonlyMap<string, Element> | undefined;
  for (const { link } of links) {
    const href = String(link.properties.href ?? '');
    if (!href.startsWith('#')) continue;
    byName ??= firstByName(named);
    const fragment = href.slice(1);
    const decoded = percentDecoded(fragment);
    const target = byName.get(fragment) ?? byName.get(decoded);
    if (target) targets.set(link, target);
    else if (!/^top$/i.test(decoded)) delete link.properties.href;
  }
  return targets;
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

/**
 * Removes all names but those of targets, which become ids with a prefix, and changes the links to
 * them. The prefix belongs to the post, so its ids are never those of the site or of another post.
 */
export function prefixNames(named: readonly Element[], targets: Targets, prefix = '') {
  const owners = new Map<string, Element>();
  for (const [link, target] of targets) {
    if (link.properties.href === undefined) continue;
    const id = prefixedName(target, prefix);
    if (!owners.has(id)) owners.set(id, target);
    link.properties.href = `#${id}`;
  }
  for (const element of named) {
    const id = prefixedName(element, prefix);
    delete element.properties.name;
    if (owners.get(id) === element) element.properties.id = id;
    else delete element.properties.id;
  }
}

/** The id consists of characters that a URL's fragment has, too, and stays as it is in the next round. */
function prefixedName({ properties: { id, name } }: Element, prefix: string): string {
  const own = String(id || name).toWellFormed();
  const rest = own.startsWith(prefix) ? own.slice(prefix.length) : own;
  return prefix + rest.replace(/[^\w.%-]+/g, encodeURIComponent);
}
