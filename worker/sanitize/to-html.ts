import type { Nodes, Properties } from 'hast';

const voidElements = new Set(['br', 'hr', 'img', 'wbr']);

/** The names of other attributes are those of their properties in lower case. */
const attributeNames = new Map([
  ['className', 'class'],
  ['ariaLabel', 'aria-label'],
]);

/**
 * Serializes a sanitized tree as browsers serialize `innerHTML` (HTML standard, section 13.3).
 * @param lowerBy by how many levels its headings are lower
 * @param textOf replaces the texts
 */
export function toHtml(node: Nodes, lowerBy = 0, textOf = (text: string) => text): string {
  if (node.type === 'text') return escaped(textOf(node.value));
  if (!('children' in node)) return '';
  let content = '';
  for (const child of node.children) content += toHtml(child, lowerBy, textOf);
  if (node.type === 'root') return content;
  const tagName = lowered(node.tagName, lowerBy);
  const start = `<${tagName}${attributes(node.properties)}>`;
  return voidElements.has(tagName) ? start : `${start}${content}</${tagName}>`;
}

const heading = /^h[1-6]$/;

/** The name of an element in a post whose headings are some levels lower. */
function lowered(tagName: string, by: number): string {
  return by > 0 && heading.test(tagName) ? `h${Math.min(Number(tagName[1]) + by, 6)}` : tagName;
}

function attributes(properties: Properties): string {
  let text = '';
  for (const [property, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false) continue;
    const name = attributeNames.get(property) ?? property.toLowerCase();
    const parts = Array.isArray(value) ? value.join(' ') : String(value === true ? '' : value);
    text += ` ${name}="${escaped(parts).replaceAll('"', '&quot;')}"`;
  }
  return text;
}

const special = /[&\u00a0<>]/;

function escaped(text: string): string {
  if (!special.test(text)) return text;
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('\u00a0', '&nbsp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
