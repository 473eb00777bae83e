import type { Element, ElementContent, Root } from 'hast';
import { h } from 'hastscript';
import { blockElements } from './block-elements.ts';
import { editorStyle } from './editor-style.ts';

/** What an element and a style say alike. `off` ends it within such an element. */
const formats = [
  {
    name: 'b',
    elements: /^(?:b|strong)$/,
    property: 'font-weight',
    on: /^(?:bold|bolder|[6-9]00)$/,
    off: /^(?:normal|lighter|[1-5]00)$/,
  },
  {
    name: 'i',
    elements: /^(?:i|em)$/,
    property: 'font-style',
    on: /^(?:italic|oblique)/,
    off: /^normal$/,
  },
  { name: 'sup', elements: /^sup$/, property: 'vertical-align', on: /^super$/ },
  { name: 'sub', elements: /^sub$/, property: 'vertical-align', on: /^sub$/ },
  { name: 's', elements: /^(?:s|del)$/, property: 'text-decoration', on: /\bline-through\b/ },
  { name: 'u', elements: /^(?:u|ins|a)$/, property: 'text-decoration', on: /\bunderline\b/ },
];

type Format = (typeof formats)[number];

/**
 * Makes elements of styles that emphasize, and ends them where a style ends emphasis. Afterwards they contain neither
 * blocks nor empty lines.
 */
export function adaptEmphasis(tree: Root) {
  for (const child of tree.children) if (child.type === 'element') adapt(child, []);
}

/** @param active the formats of what it is in */
function adapt(element: Element, active: readonly Format[]) {
  const style = editorStyle(element);
  const inside = formats.filter((format) => {
    const value = style.get(format.property) ?? '';
    const isElement = format.elements.test(element.tagName);
    const isOff = format.off?.test(value);
    const isStyled = format.on.test(value) && !/^h[1-6]$/.test(element.tagName);
    if (isElement && isOff) element.tagName = 'span';
    if (isOff) return false;
    if (active.includes(format)) return true;
    if (isElement || isStyled) emphasize(element, format, isElement);
    return isElement || isStyled;
  });
  for (const child of element.children) if (child.type === 'element') adapt(child, inside);
}

function emphasize(element: Element, format: Format, isElement: boolean) {
  const { tagName, children } = element;
  const isDivided = !isUniform(children, format);
  if (isElement && (!isDivided || tagName === 'a')) return;
  if (tagName === 'span' && !isDivided) {
    element.tagName = format.name;
    return;
  }
  if (isElement) element.tagName = 'span';
  element.children = emphasized(children, isElement ? tagName : format.name, format);
}

/** Puts what may be in one element of this name into it. */
function emphasized(nodes: ElementContent[], name: string, format: Format): ElementContent[] {
  const parts: ElementContent[] = [];
  let run: ElementContent[] = [];
  const endRun = () => {
    if (run.some(isNotBlank)) parts.push(h(name, run));
    else parts.push(...run);
    run = [];
  };
  for (const node of nodes) {
    if (node.type !== 'element' || (node.tagName !== 'br' && isInline(node, format))) {
      run.push(node);
      continue;
    }
    endRun();
    parts.push(node);
    if (!endsFormat(node, format)) node.children = emphasized(node.children, name, format);
  }
  endRun();
  return parts;
}

/** Whether nodes have no blocks, no empty line and no part without the format. */
function isUniform(nodes: ElementContent[], format: Format): boolean {
  let breaks = 0;
  return nodes.every((node) => {
    if (node.type !== 'element') {
      if (isNotBlank(node)) breaks = 0;
      return true;
    }
    breaks = node.tagName === 'br' ? breaks + 1 : 0;
    return breaks < 2 && isInline(node, format);
  });
}

function isInline(element: Element, format: Format): boolean {
  const { tagName, children } = element;
  return !blockElements.has(tagName) && !endsFormat(element, format) && isUniform(children, format);
}

function endsFormat(element: Element, { property, off }: Format): boolean {
  return off?.test(editorStyle(element).get(property) ?? '') ?? false;
}

function isNotBlank(node: ElementContent): boolean {
  return node.type === 'element' || (node.type === 'text' && /\S/.test(node.value));
}
