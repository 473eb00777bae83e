import type { Element, ElementContent, Parents, Root } from 'hast';

export type PassOptions = {
  /** The level of the highest heading of a post, below the headings of the page. */
  topHeading: 2 | 3 | 4;
  /** Begins the ids of the elements that links within the post lead to. */
  idPrefix: string;
};

/** Changes the tree of a post. */
export type Pass = (tree: Root, options: PassOptions) => void;

/** A pass that changes each element, before its children. */
export function eachElement(
  ...changes: ((element: Element, options: PassOptions) => void)[]
): Pass {
  const changeChildren = ({ children }: Parents, options: PassOptions) => {
    for (const child of children) {
      if (child.type !== 'element') continue;
      for (const change of changes) change(child, options);
      changeChildren(child, options);
    }
  };
  return changeChildren;
}

/** Returns what an element between `before` and `after` is replaced with. */
export type Replace = (
  element: Element,
  before: ElementContent | undefined,
  after: ElementContent | undefined,
) => ElementContent[] | undefined;

/**
 * A pass that replaces each element with the first nodes that one of the functions returns. Of these, only the children
 * of the element itself are visited.
 */
export function replaceElements(...replacements: Replace[]): Pass {
  const replaceChildren = (parent: Parents) => {
    const children = parent.children as ElementContent[];
    const replaced: ElementContent[] = [];
    for (const [i, child] of children.entries()) {
      const nodes = child.type === 'element' && replace(child, children[i - 1], children[i + 1]);
      if (child.type === 'element' && (!nodes || nodes.includes(child))) replaceChildren(child);
      if (nodes) replaced.push(...nodes);
      else replaced.push(child);
    }
    parent.children = replaced;
  };
  const replace: Replace = (element, before, after) => {
    for (const replacement of replacements) {
      const nodes = replacement(element, before, after);
      if (nodes) return nodes;
    }
    return undefined;
  };
  return replaceChildren;
}
