import type { Element, ElementContent, Parents, Root } from 'hast';
import { h } from 'hastscript';
import { editorStyle } from './editor-style.ts';
import { includesNode } from './node-kinds.ts';
import { wrapRuns } from './wrap-runs.ts';

/** The weights of text that is not bold. */
export const normalWeight = /^(?:normal|lighter|[1-5]00)$/;

/** What an element and a property say alike. A property can also end it within such an element. */
const formats = [
  {
    name: 'b',
    elements: ['b', 'strong'],
    property: 'font-weight',
    on: /^(?:bold|bolder|[6-9]00)$/,
    off: normalWeight,
  },
  {
    name: 'i',
    elements: ['i', 'em'],
    property: 'font-style',
    on: /^(?:italic|oblique)/,
    off: /^normal$/,
  },
  { name: 'sup', elements: ['sup'], property: 'vertical-align', on: /^super$/ },
  { name: 'sub', elements: ['sub'], property: 'vertical-align', on: /^sub$/ },
  { name: 's', elements: ['s', 'del'], property: 'text-decoration', on: /\bline-through\b/ },
  { name: 'u', elements: ['u', 'ins'], property: 'text-decoration', on: /\bunderline\b/ },
];

type Format = (typeof formats)[number];

/** Makes elements of styles that emphasize, and ends them where a style ends emphasis. */
export function adaptEmphasis(tree: Root) {
  adaptChildren(tree, []);
}

/** @param active the formats of what the children are in */
function adaptChildren({ children }: Parents, active: readonly Format[]) {
  for (const child of children) {
    if (child.type !== 'element') continue;
    const { tagName } = child;
    const own = formats.find(({ elements }) => elements.includes(tagName));
    if (!own && editorStyle(child).size === 0) {
      adaptChildren(child, active);
      continue;
    }
    const ended = formats.filter((format) => ends(format, child));
    const begun = formats.filter(
      (format) =>
        (format === own || isStyled(format, child)) && ![...active, ...ended].includes(format),
    );
    adaptChildren(child, [...active.filter((format) => !ended.includes(format)), ...begun]);
    const isDivided = own && includesNode(child, (node) => ends(own, node));
    const isWhole = own && begun.includes(own) && !isDivided;
    if (own && !isWhole) child.tagName = 'span';
    for (const format of begun) {
      if (format === own && isWhole) continue;
      const wrapper = h(format === own ? tagName : format.name);
      child.children = wrapRuns(child.children, wrapper, (node) => ends(format, node));
    }
  }
}

function isStyled({ property, on }: Format, element: Element): boolean {
  return on.test(editorStyle(element).get(property) ?? '') && !/^h[1-6]$/.test(element.tagName);
}

function ends({ property, off }: Format, node: ElementContent): boolean {
  return node.type === 'element' && !!off?.test(editorStyle(node).get(property) ?? '');
}
