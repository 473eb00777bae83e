import type { Element, ElementContent, Parents, Root, RootContent } from 'hast';

/** The level of the highest heading of a post, below the headings of the page. */
export type TopHeading = 2 | 3 | 4;

export type PassOptions = {
  topHeading: TopHeading;
  /** Begins the ids of the elements that links within the post lead to. */
  idPrefix: string;
};

/** Changes the tree of a post. */
export type Pass = (tree: Root, options: PassOptions) => void;

type Change = (element: Element, ancestors: readonly Element[]) => void;

/** A pass that changes each element, before its children. The ancestors begin with the outermost. */
export function eachElement(...changes: Change[]): Pass {
  return (tree) => {
    const ancestors: Element[] = [];
    const changeChildren = ({ children }: Parents) => {
      for (const child of children) {
        if (child.type !== 'element') continue;
        for (const change of changes) change(child, ancestors);
        ancestors.push(child);
        changeChildren(child);
        ancestors.pop();
      }
    };
    changeChildren(tree);
  };
}

type Replace = (element: Element) => ElementContent[] | undefined;

/** A pass that replaces each element with the first nodes that one of the functions returns. These are not visited. */
export function replaceElements(...replacements: Replace[]): Pass {
  const replace = (element: Element) => {
    for (const replacement of replacements) {
      const nodes = replacement(element);
      if (nodes) return nodes;
    }
    return undefined;
  };
  const replaceChildren = (parent: Parents) => {
    const children: RootContent[] = [];
    for (const child of parent.children) {
      const nodes = child.type === 'element' ? replace(child) : undefined;
      if (child.type === 'element' && !nodes) replaceChildren(child);
      children.push(...(nodes ?? [child]));
    }
    parent.children = children as ElementContent[];
  };
  return replaceChildren;
}
