import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import { CONTINUE, SKIP, visit } from 'unist-util-visit';
import { editorStyle, pixelsOf, type Style } from './editor-style.ts';
import { blockElements, elementsOf, hasText, includesNode } from './node-kinds.ts';
import { wrapRuns } from './wrap-runs.ts';

// The editor sets layout by styles, attributes and elements, which the sanitizer removes. These
// functions turn it into classes of our own first.

/** The classes that stand for the layout of the editor. client/post/PostContent.module.css styles them. */
export const ownClasses =
  'align-left align-center align-right align-justify float-left float-right indent'.split(' ');

/** Boxes that margins can center. */
const centered = new Set(['img', 'table', 'figure']);

const floating = new Set(['a', 'img', 'table', 'figure']);

/** The `type` of an ordered list (HTML standard, section 4.4.5), by the equivalent `list-style-type`. */
const listTypes: Partial<Record<string, string>> = {
  decimal: '1',
  'lower-alpha': 'a',
  'lower-latin': 'a',
  'upper-alpha': 'A',
  'upper-latin': 'A',
  'lower-roman': 'i',
  'upper-roman': 'I',
};

export function classesOf({ properties: { className } }: Element): string[] {
  return Array.isArray(className) ? className.map(String) : [];
}

/** Makes line breaks of the line feeds that a style shows, and ends preformatted text where a style does. */
export function breakLines(element: Element) {
  if (element.tagName !== 'pre') {
    if (/^(?:pre|break-)/.test(spacesOf(element))) breakLinesIn(element);
  } else if (includesNode(element, isCollapsed)) {
    element.tagName = 'div';
    if (!isCollapsed(element)) element.children = wrapRuns(element.children, h('pre'), isCollapsed);
  }
}

function spacesOf(element: Element): string {
  const style = editorStyle(element);
  return style.get('white-space') ?? style.get('white-space-collapse') ?? '';
}

function isCollapsed(node: ElementContent): boolean {
  return node.type === 'element' && /^(?:normal|nowrap|collapse)/.test(spacesOf(node));
}

function breakLinesIn(element: Element) {
  element.children = element.children.flatMap((child): ElementContent[] => {
    if (child.type === 'element' && !isCollapsed(child)) breakLinesIn(child);
    if (child.type !== 'text') return [child];
    const lines = child.value.split('\n');
    return lines.flatMap((value, i) => [...(i > 0 ? [h('br')] : []), { type: 'text', value }]);
  });
}

/** Puts the content of an inline element that is displayed as a block on lines of its own. */
export function adaptDisplay(element: Element) {
  const { children, properties } = element;
  const display = editorStyle(element).get('display') ?? String(properties.display);
  const isLine = /^(?:block|flex|flow-root|grid|list-item|table)$/.test(display);
  if (isLine && !blockElements.has(element.tagName) && children.length > 0)
    element.children = [h('div', children)];
}

/**
 * Turns the alignment, the float and the indentation of an element into classes, and its list style and direction into
 * attributes.
 */
export function adaptStyle(element: Element) {
  const { tagName, properties } = element;
  const style = editorStyle(element);
  // Word writes capitals.
  for (const name of ['dir', 'scope'])
    if (properties[name]) properties[name] = String(properties[name]).toLowerCase();
  if (tagName === 'ol') properties.type = listTypeOf(element) ?? properties.type;
  if (style.size === 0 && !properties.align && !properties.className && tagName !== 'center')
    return;
  if (style.get('direction') === 'rtl') properties.dir ??= 'rtl';
  const isIndented = hasIndent(element, style);
  // The editor's "Increase indent" makes a `blockquote` without a border, which is not a quotation.
  if (isIndented && tagName === 'blockquote') element.tagName = 'div';
  const [, named] = alignName.exec(classesOf(element).join(' ')) ?? [];
  const classes = [
    ...classesOf(element),
    isIndented ? 'indent' : '',
    // The element `center` has the name of its alignment.
    placeOf(tagName, style, String(properties.align ?? named ?? tagName).toLowerCase()),
  ].filter((name) => ownClasses.includes(name));
  properties.className = classes.length > 0 ? [...new Set(classes)] : undefined;
}

/** WordPress: 'alignright', 'has-text-align-center'. */
const alignName = /\b(?:text-align-|align)(left|center|right)\b/;

function placeOf(tagName: string, style: Style, align: string): string {
  const float = style.get('float') ?? align;
  if (floating.has(tagName) && /^(?:left|right)$/.test(float)) return `float-${float}`;
  const isCentered = centered.has(tagName) && marginsOf(style).join() === 'auto,auto';
  return `align-${isCentered ? 'center' : (style.get('text-align') ?? align)}`;
}

/** The type of an ordered list. Google Docs sets it at the items. */
function listTypeOf(list: Element): string | undefined {
  const [item = list] = elementsOf(list);
  const styles = [item, list].map(editorStyle);
  const types = styles.map((style) => style.get('list-style-type') ?? style.get('list-style'));
  return types.map((type = '') => listTypes[type]).find(Boolean);
}

/** The least margin of a quotation in Word; pixels. */
const quotationMargin = 20;

/** The usual width of a line, of which a margin can be a percentage; pixels. */
const lineWidth = 640;

const noBorder = /^(none|medium none|0)\b/;

/** Whether an element is indented. Word indents quotations, and other paragraphs than their first line. */
function hasIndent({ tagName, properties: { dir } }: Element, style: Style): boolean {
  if (tagName === 'blockquote') return noBorder.test(style.get('border') ?? '');
  if (tagName !== 'p' && tagName !== 'div') return false;
  const [left = style.get('padding-left'), right] = marginsOf(style);
  const indent = pixelsOf(dir === 'rtl' ? right : left, lineWidth) ?? 0;
  const firstLine = pixelsOf(style.get('text-indent')) ?? 0;
  return indent + Math.min(0, firstLine) >= quotationMargin;
}

function marginsOf(style: Style): (string | undefined)[] {
  const [top, right = top, , left = right] = style.get('margin')?.split(/\s+/) ?? [];
  return [style.get('margin-left') ?? left, style.get('margin-right') ?? right];
}

const borderLine =
  /(?:^|[\s;])border(?:-top|-right|-bottom|-left)?(?:-style)?\s*:(?!\s*(?:none|hidden|medium none|0(?![.\d])|in))/i;

/** A table without borders and headers is for layout. */
export function adaptTable(table: Element) {
  if (table.tagName !== 'table') return;
  const { border } = table.properties;
  let isLayout = border === undefined || Number.parseInt(String(border), 10) === 0;
  visit(table, 'element', (part) => {
    if (part.tagName === 'table' && part !== table) return SKIP;
    if (part.tagName === 'th' || borderLine.test(String(part.properties.style))) isLayout = false;
    return CONTINUE;
  });
  if (isLayout) table.properties.role = 'presentation';
  else delete table.properties.role;
}

/** Blogger's editor uses a table for an image with a caption. It becomes a `figure`. Empty cells do not count. */
export function adaptCaption(table: Element) {
  if (!classesOf(table).includes('tr-caption-container')) return;
  const cells: Element[] = [];
  visit(table, 'element', (cell) => {
    if (cell.tagName === 'td' && includesNode(cell, isContent)) cells.push(cell);
  });
  const [picture, caption, ...others] = cells;
  if (!picture || !caption || others.length > 0) return;
  table.tagName = 'figure';
  table.children = [...picture.children, h('figcaption', {}, caption.children)];
}

function isContent(node: ElementContent): boolean {
  return node.type === 'element' ? /^(?:iframe|img)$/.test(node.tagName) : hasText(node);
}
