import type { Element, Parents, Root, RootContent, Text } from 'hast';
import { isFinalImage } from './images.ts';
import { limits } from './parse-markup.ts';

/**
 * Whether one more round of sanitizing would give the same tree again. False means that only the
 * next round can tell. This holds for a tree of `sanitizedTree` for two reasons.
 *
 * **The serialized tree parses to the tree.** Each start tag adds an element to the element that was
 * opened last, and each end tag closes that element. By the HTML standard (section 13.2.6), a parser
 * deviates from that only for the elements that `isPlaced` and `exclusive` exclude here:
 * - a block closes an open `p`; `li`, `dd`, `dt` and parts of tables close those before them;
 * - what does not belong between the parts of a table moves in front of it, and missing parts are added;
 * - headings, links and formatting elements close or repeat open elements of their own kind;
 * - void elements and `iframe` have no elements in them.
 *
 * It changes text only at the beginning of `pre`, at U+000D and U+0000, and by joining adjacent texts.
 * It rejects trees beyond its limits.
 *
 * **The passes leave the tree as it is.** They adapt what the allow-list removes (styles, hidden and
 * embedded elements, other classes), so they find nothing more to adapt, and the last step adds the
 * same attributes again. The exceptions are tables in tables, which get their wrappers round by round,
 * and images that are not final.
 *
 * A tree with an element that is not named here is not a fixed point, even if it is in the allow-list.
 */
export function isFixedPoint(tree: Root): boolean {
  let elements = 0;
  /** The kinds in `exclusive` of the open elements. */
  const open = new Set<string>();

  function areFixedChildren(parent: Parents, depth: number): boolean {
    if (parent.children.length > 0 && depth > limits.depth) return false;
    let previous: RootContent | undefined;
    for (const child of parent.children) {
      const isFixed =
        child.type === 'text'
          ? previous?.type !== 'text' && isFixedText(child, parent, previous)
          : child.type === 'element' && isFixedElement(child, parent, depth);
      if (!isFixed) return false;
      previous = child;
    }
    return true;
  }

  function isFixedElement(element: Element, parent: Parents, depth: number): boolean {
    const { tagName, children } = element;
    const kind = exclusive.get(tagName);
    if (++elements > maxElements || !isPlaced(tagName, parent, open.has('p'))) return false;
    if (kind !== undefined && open.has(kind)) return false;
    if (empty.has(tagName) && children.length > 0) return false;
    if (tagName === 'img' && !isFinalImage(element)) return false;
    if (!hasFixedAttributes(element)) return false;
    if (kind !== undefined) open.add(kind);
    const isFixed = areFixedChildren(element, depth + 1);
    if (kind !== undefined) open.delete(kind);
    return isFixed;
  }

  return areFixedChildren(tree, 1);
}

/** The parser creates elements of its own, which count too. */
const maxElements = limits.elements - 10;

const phrasing: ReadonlySet<string> = new Set([
  ...['a', 'abbr', 'b', 'br', 'cite', 'code', 'del', 'em', 'i', 'iframe', 'img', 'ins', 'kbd'],
  ...['mark', 'q', 's', 'small', 'span', 'strong', 'sub', 'sup', 'time', 'u', 'wbr'],
]);

const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

/** Elements that close an open `p`. */
const blocks: ReadonlySet<string> = new Set([
  ...['blockquote', 'div', 'dl', 'figcaption', 'figure', 'hr', 'ol', 'p', 'pre', 'table', 'ul'],
  ...headings,
]);

/** Elements that are only in certain others. */
const parts: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    li: ['ol', 'ul'],
    dd: ['dl'],
    dt: ['dl'],
    caption: ['table'],
    tbody: ['table'],
    tfoot: ['table'],
    thead: ['table'],
    tr: ['tbody', 'tfoot', 'thead'],
    td: ['tr'],
    th: ['tr'],
  }),
);

/** Elements that contain only parts of a table. */
const tableStructure: ReadonlySet<string> = new Set(['table', 'tbody', 'tfoot', 'thead', 'tr']);

const empty: ReadonlySet<string> = new Set(['br', 'hr', 'iframe', 'img', 'wbr']);

/** Elements that are not in another of the same kind, at any depth. */
const exclusive: ReadonlyMap<string, string> = new Map([
  ...['a', 'b', 'code', 'em', 'i', 's', 'small', 'strong', 'u'].map(
    (name) => [name, name] as const,
  ),
  ...headings.map((name) => [name, 'heading'] as const),
  ['p', 'p'],
  ['table', 'table'],
]);

function isPlaced(tagName: string, parent: Parents, isInParagraph: boolean): boolean {
  const parentName = parent.type === 'element' ? parent.tagName : '';
  const places = parts.get(tagName);
  if (places) return places.includes(parentName);
  if (tableStructure.has(parentName)) return false;
  return phrasing.has(tagName) || (blocks.has(tagName) && !isInParagraph);
}

function isFixedText({ value }: Text, parent: Parents, previous: RootContent | undefined): boolean {
  if (value === '' || hasChangingCharacter(value)) return false;
  if (parent.type !== 'element') return true;
  if (tableStructure.has(parent.tagName)) return /^[\t\n\f ]*$/.test(value);
  return parent.tagName !== 'pre' || previous !== undefined || !value.startsWith('\n');
}

function hasFixedAttributes({ properties }: Element): boolean {
  for (const name in properties) {
    const value = properties[name];
    if (typeof value === 'string' && hasChangingCharacter(value)) return false;
  }
  return true;
}

function hasChangingCharacter(value: string): boolean {
  return value.includes('\r') || value.includes('\0');
}
