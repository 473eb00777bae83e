import type { Element, ElementContent, Nodes, Parents, Properties } from 'hast';

const voidElement = /^(?:br|hr|img|wbr)$/;

/**
 * Serializes a sanitized tree as browsers serialize `innerHTML` (HTML standard, section 13.3).
 * @param adapt returns what is serialized in the place of a node
 */
export function toHtml(
  node: Nodes,
  adapt?: (node: ElementContent) => ElementContent | ElementContent[],
): string {
  if (node.type === 'text') return escaped(node.value);
  const children = (node as Parents).children as ElementContent[];
  let content = '';
  for (const child of adapt ? children.flatMap(adapt) : children) content += toHtml(child, adapt);
  if (node.type !== 'element') return content;
  const start = `<${node.tagName}${attributes(node.properties)}>`;
  return voidElement.test(node.tagName) ? start : `${start}${content}</${node.tagName}>`;
}

const headings = ['h2', 'h3', 'h4', 'h5', 'h6'];

export function lowered(by: number) {
  return (node: ElementContent): ElementContent => {
    const level = node.type === 'element' ? headings.indexOf(node.tagName) : -1;
    return level < 0 ? node : { ...(node as Element), tagName: headings[level + by] ?? 'h6' };
  };
}

function attributes(properties: Properties): string {
  let text = '';
  for (const [property, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false) continue;
    const name = property === 'className' ? 'class' : property.replace(/^aria/, 'aria-');
    const words = Array.isArray(value) ? value.join(' ') : value === true ? '' : `${value}`;
    text += ` ${name.toLowerCase()}="${escaped(words).replaceAll('"', '&quot;')}"`;
  }
  return text;
}

const references = new Map([
  ['&', '&amp;'],
  ['\u00a0', '&nbsp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
]);

function escaped(text: string): string {
  if (!/[&\u00a0<>]/.test(text)) return text;
  return text.replace(/[&\u00a0<>]/g, (character) => references.get(character) ?? '');
}
