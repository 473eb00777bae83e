import type { Element, ElementContent, Parents } from 'hast';
import { h } from 'hastscript';
import { toText } from '../../shared/text/to-text.ts';
import { editorStyle, pixelsOf } from './editor-style.ts';
import { hasText, includesNode, isBlock } from './node-kinds.ts';
import { wrapRuns } from './wrap-runs.ts';

/** The weights of text that is not bold. */
export const normalWeight = /^(?:normal|lighter|[1-5]00)$/;

/** What elements with these names and a property say alike. A property can also end it within such an element. */
type Format = { names: [string, string?]; property: string; on: RegExp; off?: RegExp };

const formats: readonly Format[] = [
  { names: ['b', 'strong'], property: 'font-weight', on: /^(?:bold|[6-9]00)/, off: normalWeight },
  { names: ['i', 'em'], property: 'font-style', on: /^(?:italic|oblique)/, off: /^normal$/ },
  { names: ['sup'], property: 'vertical-align', on: /^super$/ },
  { names: ['sub'], property: 'vertical-align', on: /^sub$/ },
  { names: ['s', 'del'], property: 'text-decoration', on: /\bline-through\b/ },
  { names: ['u', 'ins'], property: 'text-decoration', on: /\bunderline\b/ },
];

/**
 * Makes elements of styles that emphasize, and ends them where a style ends emphasis.
 * @param active the formats of what the children are in
 */
export function adaptEmphasis({ children }: Parents, active: readonly Format[] = []) {
  for (const child of children) {
    if (child.type !== 'element') continue;
    const { tagName } = child;
    const own = formats.find(({ names }) => names.includes(tagName));
    if (!own && editorStyle(child).size === 0) {
      adaptEmphasis(child, active);
      continue;
    }
    const ended = formats.filter((format) => ends(format, child));
    const begun = formats.filter(
      (format) =>
        (format === own || isStyled(format, child)) && ![...active, ...ended].includes(format),
    );
    adaptEmphasis(child, [...active.filter((format) => !ended.includes(format)), ...begun]);
    const isDivided = own && includesNode(child, (node) => ends(own, node));
    const isWhole = own && begun.includes(own) && !isDivided;
    if (own && !isWhole) child.tagName = 'span';
    for (const format of begun) {
      if (format === own && isWhole) continue;
      const wrapper = h(format === own ? tagName : format.names[0]);
      child.children = wrapRuns(child.children, wrapper, (node) => ends(format, node));
    }
  }
}

function isStyled({ property, on }: Format, element: Element): boolean {
  const value = editorStyle(element).get(property) ?? '';
  if (on.test(value)) return !/^h[1-6]$/.test(element.tagName);
  // 'text-top' or '0.5em' is the top of a line, or a superscript of small letters.
  const alike = raised.test(value) ? 'super' : lowered.test(value) ? 'sub' : '';
  return property === 'vertical-align' && on.test(alike) && !isBlock(element) && isSmall(element);
}

const raised = /^(?:(?:text-)?top$|(?=.*[1-9])[\d.]+(?:[a-z]|%))/;
const lowered = /^(?:(?:text-)?bottom$|-(?=.*[1-9])[\d.]+(?:[a-z]|%))/;

/** Whether all of a text is smaller than that around it, or a short number, which is a note or an exponent. */
function isSmall(node: ElementContent): boolean {
  if (node.type !== 'element') return !hasText(node);
  const { tagName, properties, children } = node;
  const size = editorStyle(node).get('font-size') ?? '';
  if (/small/.test(size) || Number(pixelsOf(size, 16)) < 16 || tagName === 'small') return true;
  if (tagName === 'font' && /^(?:[12]|-\d)$/.test(String(properties.size))) return true;
  return /^\d{1,3}$/.test(toText(node).trim()) || children.every(isSmall);
}

function ends({ property, off }: Format, node: ElementContent): boolean {
  return node.type === 'element' && !!off?.test(editorStyle(node).get(property) ?? '');
}
