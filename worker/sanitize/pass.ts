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
export function eachElement(...changes: ((element: Element) => void)[]): Pass {
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

/** A pass that replaces each element with the first nodes that one of the functions returns. These are not visited. */
export function replaceElements(...replacements: Replace[]): Pass {
  const replace = (element: Element): ElementContent[] => {
    for (const replacement of replacements) {
      const nodes = replacement(element);
      if (nodes) return nodes;
    }
    replaceChildren(element);
    return [element];
  };
  const replaceChildren = (parent: Parents) => {
    parent.children = (parent.children as ElementContent[]).flatMap((child) =>
      child.type === 'element' ? replace(child) : child,
    );
  };
  return replaceChildren;
}
