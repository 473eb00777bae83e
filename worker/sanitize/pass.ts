import type { Element, ElementContent, Nodes, Parents } from 'hast';

/** Returns a copy of a tree that can be changed. `structuredClone` takes 30 times as long. */
export function copyOf<Node extends Nodes>(node: Node): Node {
  const copy = { ...node };
  if ('properties' in copy) copy.properties = { ...copy.properties };
  if ('children' in copy) copy.children = copy.children.map(copyOf) as ElementContent[];
  return copy;
}

/** A pass that changes each element, before its children. */
export function eachElement(...changes: ((element: Element) => void)[]) {
  const changeChildren = ({ children }: Parents) => {
    for (const child of children) {
      if (child.type !== 'element') continue;
      for (const change of changes) change(child);
      changeChildren(child);
    }
  };
  return changeChildren;
}

type Replace = (element: Element) => ElementContent[] | undefined;

type Edges = { start: boolean; end: boolean };

const noEdges: Edges = { start: false, end: false };

/**
 * A pass that replaces each element with the first nodes that one of the functions returns, apart from the words around
 * it. Of these nodes, only the children of the element itself are visited.
 */
export function replaceElements(...replacements: Replace[]) {
  /** Returns whether the children begin, and whether they end with nodes that replace others. */
  const replaceChildren = (parent: Parents): Edges => {
    const children = parent.children as ElementContent[];
    const replaced: ElementContent[] = [];
    const isAt = { start: false, end: false };
    for (const [i, child] of children.entries()) {
      const nodes = child.type === 'element' && replace(child);
      const isVisited = child.type === 'element' && (!nodes || nodes.includes(child));
      const { start, end } = isVisited ? replaceChildren(child) : noEdges;
      const before = nodes || start ? children[i - 1] : undefined;
      const after = nodes || end ? children[i + 1] : undefined;
      if (nodes || before || after) replaced.push(...apart(nodes || [child], before, after));
      else replaced.push(child);
      const isReplaced = nodes && nodes.length > 0;
      if (i === 0) isAt.start = isReplaced || start;
      isAt.end = isReplaced || end;
    }
    parent.children = replaced;
    return isAt;
  };
  const replace = (element: Element) =>
    replacements.reduce<ReturnType<Replace>>((nodes, other) => nodes ?? other(element), undefined);
  return replaceChildren;
}

function apart(
  nodes: ElementContent[],
  before: ElementContent | undefined,
  after: ElementContent | undefined,
): ElementContent[] {
  const start = touches(before, /[^\s([{“‘/]$/) ? [space] : [];
  const end = touches(after, /^[\p{L}\p{N}]/u) ? [space] : [];
  if (nodes.length > 0) return [...start, ...nodes, ...end];
  return start.length > 0 && end.length > 0 ? start : [];
}

const space = { type: 'text' as const, value: ' ' };

function touches(node: ElementContent | undefined, words: RegExp): boolean {
  if (node?.type === 'text') return words.test(node.value);
  return node?.type === 'element';
}
