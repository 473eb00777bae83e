import type { Element, ElementContent, Root } from 'hast';
import { toText } from 'hast-util-to-text';
import { visit } from 'unist-util-visit';
import { element } from '../sanitize/element.ts';
import { withPrefix } from './list-markers.ts';

type Container = Element | Root;

/** A link that is only a mark, the block it leads to, and the target in it. */
type Reference = { link: Element; mark: string; target: Element; note: Element };

/**
 * Moves the notes of a post's sanitized HTML to its end, and numbers them. These elements replace the
 * marks, with the number as their text, `[1]`:
 * - `sup` with the number as `dataReference`, in the text
 * - `span` with `dataMark` at the beginning of a note, which is a `div` with the number as `dataNote`
 *
 * A note is a block with the target of a link that is only a mark: `1`, `[iv]`, `*`. It comes later
 * than the link and has a link back to the block of the link. All else stays as it is.
 */
export function moveFootnotesToEnd(tree: Root) {
  const parents = new Map<Element, Container>();
  const position = new Map<Element, number>();
  const targets = new Map<unknown, Element>();
  const links: Element[] = [];
  visit(tree, 'element', (node, _, parent) => {
    if (parent?.type === 'element' || parent?.type === 'root') parents.set(node, parent);
    position.set(node, position.size);
    const { id, href } = node.properties;
    if (id !== undefined) targets.set(`#${id}`, node);
    if (String(href).startsWith('#')) links.push(node);
  });

  /** An element and those around it, from the inside out. */
  function around(node: Element): Element[] {
    const elements = [node];
    for (let outer = parents.get(node); outer?.type === 'element'; outer = parents.get(outer)) {
      elements.push(outer);
    }
    return elements;
  }
  const blockOf = (node: Element) => around(node).find(isBlock) ?? tree;
  const linkedBlock = ({ properties: { href } }: Element) => {
    const target = targets.get(href);
    return target && blockOf(target);
  };

  /** The blocks that the links in an element lead to. */
  const blocksLinkedIn = new Map<Element, Set<Container>>();
  for (const link of links) {
    const block = linkedBlock(link);
    if (block) for (const outer of around(link)) addTo(blocksLinkedIn, outer, block);
  }

  function referenceOf(link: Element): Reference[] {
    const mark = toText(link).trim();
    const target = targets.get(link.properties.href);
    if (!target || !isMark(mark)) return [];
    const note = blockOf(target);
    const isNote =
      note.type === 'element' &&
      (note.tagName === 'p' || isWrapper(note)) &&
      Number(position.get(target)) > Number(position.get(link)) &&
      !around(link).includes(note) &&
      blocksLinkedIn.get(note)?.has(blockOf(link));
    return isNote ? [{ link, mark, target, note }] : [];
  }

  const references = links.flatMap(referenceOf);
  /** The marks and the targets in each element. */
  const partsIn = new Map<Element, Set<Element>>();
  for (const part of references.flatMap(({ link, target }) => [link, target])) {
    for (const outer of around(part)) addTo(partsIn, outer, part);
  }
  const isOfOneNote = (node: Element) => partsIn.get(node)?.size === 1;

  /** The outermost element that begins with the note and has parts of no other. */
  function completeNote(note: Element): Element {
    const parent = parents.get(note);
    const isPart = parent?.type === 'element' && isWrapper(parent) && firstChild(parent) === note;
    return isPart && isOfOneNote(parent) ? completeNote(parent) : note;
  }

  /** Removes links back to blocks. A link that is not only a mark leaves its text. */
  function withoutLinksTo(
    blocks: ReadonlySet<Container>,
    nodes: ElementContent[],
  ): ElementContent[] {
    return nodes.flatMap((node) => {
      if (node.type !== 'element') return [node];
      const linked = linkedBlock(node);
      const isBack = linked !== undefined && blocks.has(linked);
      if (isBack && isMark(toText(node).trim())) return [];
      const children = withoutLinksTo(blocks, node.children);
      if (isBack) return children;
      const isEmptied = node.tagName === 'a' || children.length < node.children.length;
      return isEmptied && isBlank(children) ? [] : [{ ...node, children }];
    });
  }

  function remove(node: Element) {
    const parent = parents.get(node);
    if (!parent) return;
    parent.children = (parent.children as ElementContent[]).filter((child) => child !== node);
    if (parent.type === 'element' && !firstChild(parent)) remove(parent);
  }

  const byNote = Map.groupBy(
    references.filter(({ note }) => isOfOneNote(note)),
    ({ note }) => completeNote(note),
  );
  const notes = [...byNote].map(([note, ofNote], i) => {
    const blocks = new Set(ofNote.map(({ link }) => blockOf(link)));
    const content = withoutLinksTo(blocks, isWrapper(note) ? note.children : [note]);
    remove(note);
    return numberedNote(i + 1, content, String(ofNote[0]?.mark));
  });
  for (const [i, ofNote] of [...byNote.values()].entries()) {
    for (const { link } of ofNote) {
      Object.assign(link, element('sup', { dataReference: i + 1 }, [`[${i + 1}]`]));
    }
  }
  tree.children.push(...notes);
}

function addTo<T>(sets: Map<Element, Set<T>>, key: Element, value: T) {
  const set = sets.get(key) ?? new Set();
  sets.set(key, set.add(value));
}

const blocks = /^(blockquote|dd|div|dl|dt|figcaption|figure|h[1-6]|hr|li|ol|p|pre|table|td|th|ul)$/;

function isBlock({ tagName }: Element): boolean {
  return blocks.test(tagName);
}

/** Whether the element is only the place of its blocks. */
function isWrapper({ tagName }: Element): boolean {
  return /^(blockquote|dd|div|li)$/.test(tagName);
}

/** A number, a letter, a Roman numeral or a symbol, perhaps in brackets. */
function isMark(text: string): boolean {
  return /^(?=.)[^\p{L}\p{N}]{0,3}(\d{1,3}|\p{L}|[ivxlc]{1,6})?[^\p{L}\p{N}]{0,3}$/iu.test(text);
}

function isBlank(nodes: readonly ElementContent[]): boolean {
  return nodes.every((node) => node.type === 'text' && !node.value.trim());
}

/** The first child that is not white space. */
function firstChild({ children }: Element): ElementContent | undefined {
  return children.find((child) => !isBlank([child]));
}

function numberedNote(number: number, content: ElementContent[], mark: string): Element {
  const hasBlocks = content.some((node) => node.type === 'element' && isBlock(node));
  const note = element(
    'div',
    { dataNote: number },
    hasBlocks ? content : [element('p', {}, content)],
  );
  removeMark(note, mark);
  return withPrefix(note, element('span', { dataMark: true }, [`[${number}] `]));
}

/** Removes what the author wrote as the mark, and the punctuation after a mark that was a link. */
function removeMark(node: Element, mark: string) {
  const first = firstChild(node);
  if (first?.type === 'element') return removeMark(first, mark);
  if (first?.type !== 'text') return;
  const [written = '', letters] = /^\s*[[(]?([^\s[\]().:]+)[\]).:]+\s/u.exec(first.value) ?? [];
  const isSame = letters !== undefined && letters === mark.replace(/[\s[\]().:]/g, '');
  first.value = isSame ? first.value.slice(written.length) : first.value.replace(/^[\s\]).:]+/, '');
}
