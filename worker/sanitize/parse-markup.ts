import type { Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html, parseFragment } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;

/**
 * No editor exceeds these limits. The standard's handling of unclosed tags can turn a short text
 * into a tree of millions of elements, or one too deep for recursion.
 */
export const limits = { elements: 20_000, depth: 250 };

export class UnreadableMarkupError extends Error {
  override name = 'UnreadableMarkupError';
}

/**
 * Parses markup as the `innerHTML` of a `div` (HTML standard, section 13.4).
 *
 * @throws {UnreadableMarkupError}
 */
export function parseMarkup(markup: string): Root {
  let elements = 0;
  const treeAdapter: typeof defaultTreeAdapter = {
    ...defaultTreeAdapter,
    createElement(...element) {
      if (++elements > limits.elements) throw new UnreadableMarkupError('Too many elements.');
      return defaultTreeAdapter.createElement(...element);
    },
  };
  const context = defaultTreeAdapter.createElement('div', html.NS.HTML, []);
  const fragment = parseFragment(context, markup, { treeAdapter });
  checkDepth(fragment.childNodes);
  return fromParse5(fragment) as Root;
}

export function isReadable(markup: string): boolean {
  try {
    parseMarkup(markup);
    return true;
  } catch (error) {
    if (error instanceof UnreadableMarkupError) return false;
    throw error;
  }
}

/** Goes level by level, because recursion could overflow the stack. */
function checkDepth(top: Node[]) {
  let level = top;
  for (let depth = 1; level.length > 0; depth++) {
    if (depth > limits.depth) throw new UnreadableMarkupError('Too deep.');
    level = level.flatMap(childrenOf);
  }
}

function childrenOf(node: Node): Node[] {
  if ('content' in node) return node.content.childNodes;
  return 'childNodes' in node ? node.childNodes : [];
}
