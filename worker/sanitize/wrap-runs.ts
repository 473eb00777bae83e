import type { Element, ElementContent } from 'hast';
import { includesNode, isBlock, isBreak, isNotBlank } from './node-kinds.ts';

/**
 * Puts nodes into copies of an inline element: one around each line of them, and around those in the blocks among them. Only
 * the first copy is the target of a link.
 *
 * @param isOutside whether a node has no part in the element
 */
export function wrapRuns(
  nodes: readonly ElementContent[],
  wrapper: Element,
  isOutside: (node: ElementContent) => boolean = () => false,
): ElementContent[] {
  const divides = (node: ElementContent) => isBreak(node) || isBlock(node) || isOutside(node);
  const parts: ElementContent[] = [];
  let run: ElementContent[] = [];
  const endRun = () => {
    if (run.some(isNotBlank) || wrapper.properties.id !== undefined) {
      parts.push({ ...wrapper, properties: { ...wrapper.properties }, children: run });
      wrapper.properties = { ...wrapper.properties, id: undefined };
    } else parts.push(...run);
    run = [];
  };
  for (const node of nodes) {
    if (!includesNode(node, divides)) {
      run.push(node);
      continue;
    }
    endRun();
    parts.push(node);
    if (node.type === 'element' && !isOutside(node))
      node.children = wrapRuns(node.children, wrapper, isOutside);
  }
  endRun();
  return parts;
}
