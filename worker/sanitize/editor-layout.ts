import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import { CONTINUE, SKIP, visit } from 'unist-util-visit';
import { toText } from '../../shared/text/to-text.ts';
import { pixelsOf } from './css-length.ts';
import { editorStyle } from './editor-style.ts';
import { isFileName } from './images.ts';
import { addClass, classesOf } from './own-classes.ts';

// The editor sets layout by styles, attributes and elements, which the sanitizer removes. These
// functions turn it into classes of our own first.

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

/** Makes line breaks of the line feeds that a style shows. */
export function breakLines(element: Element) {
  const style = editorStyle(element);
  const spaces = style.get('white-space') ?? style.get('white-space-collapse') ?? '';
  if (/^(?:pre|break-)/.test(spaces) && element.tagName !== 'pre') breakLinesIn(element);
}

function breakLinesIn(element: Element) {
  element.children = element.children.flatMap((child): ElementContent[] => {
    if (child.type === 'element') breakLinesIn(child);
    if (child.type !== 'text' || !child.value.includes('\n')) return [child];
    const [first = '', ...lines] = child.value.split('\n');
    const text = (value: string): ElementContent => ({ type: 'text', value });
    return [text(first), ...lines.flatMap((line) => [h('br'), text(line)])];
  });
}

/** Lowercases what HTML compares without case. Word writes capitals. */
export function lowercaseValues({ properties }: Element) {
  for (const name of ['dir', 'scope']) {
    if (name in properties) properties[name] = String(properties[name]).trim().toLowerCase();
  }
}

/** Turns the alignment or float of an element into a class, and the list style and the direction into attributes. */
export function adaptStyle(element: Element) {
  const { tagName, properties } = element;
  const style = editorStyle(element);
  if (tagName === 'ol') properties.type = listTypeOf(element) ?? properties.type;
  if (style.size === 0 && properties.align === undefined && tagName !== 'center') return;
  if (style.get('direction') === 'rtl') properties.dir ??= 'rtl';
  // The element `center` has the name of its alignment.
  const align = String(properties.align ?? tagName).toLowerCase();
  const float = style.get('float') ?? align;
  const isFloating = floating.has(tagName) && ['left', 'right'].includes(float);
  addClass(element, isFloating ? `float-${float}` : `align-${style.get('text-align') ?? align}`);
  const [left, right] = marginsOf(style);
  if (left === 'auto' && right === 'auto' && centered.has(tagName)) {
    addClass(element, 'align-center');
  }
}

/** The type of an ordered list. Google Docs sets it at the items. */
function listTypeOf(list: Element): string | undefined {
  const item = list.children.find((child) => child.type === 'element');
  const [own, ofItem] = [list, item].map((element) => {
    const style = element && editorStyle(element);
    const values = style?.get('list-style-type') ?? style?.get('list-style') ?? '';
    return values
      .split(' ')
      .map((value) => listTypes[value])
      .find(Boolean);
  });
  return ofItem ?? (item?.properties.type as string | undefined) ?? own;
}

/** The left and right margin of a style. */
function marginsOf(style: ReadonlyMap<string, string>): (string | undefined)[] {
  const [top, right = top, , left = right] = style.get('margin')?.split(/\s+/) ?? [];
  return [style.get('margin-left') ?? left, style.get('margin-right') ?? right];
}

/** The least margin of a quotation in Word; pixels. */
const quotationMargin = 20;

/**
 * Turns an indentation into a class. The editor's "Increase indent" makes a `blockquote` without a border, which is not
 * a quotation. Word indents quotations, and other paragraphs than their first line.
 */
export function adaptIndent(element: Element) {
  const style = editorStyle(element);
  if (
    element.tagName === 'blockquote' &&
    /^(none|medium none|0)\b/.test(style.get('border') ?? '')
  ) {
    element.tagName = 'div';
    addClass(element, 'indent');
  }
  if (style.size === 0 || (element.tagName !== 'p' && element.tagName !== 'div')) return;
  const [left, right] = marginsOf(style);
  const atStart = element.properties.dir === 'rtl' ? right : left;
  const spaces = [atStart, style.get('margin-inline-start'), style.get('padding-left')];
  const margin = Math.max(...spaces.map((space) => pixelsOf(space) ?? 0));
  const firstLine = pixelsOf(style.get('text-indent')) ?? 0;
  if (margin >= quotationMargin && margin + firstLine >= quotationMargin)
    addClass(element, 'indent');
}

/** A border of any side. */
const borderLine =
  /(?:^|[\s;])border(?:-top|-right|-bottom|-left)?(?:-style)?\s*:(?!\s*(?:none|hidden|medium none|0(?![.\d])|in))/i;

/** A table without borders and headers is for layout. */
export function adaptTable(table: Element) {
  if (table.tagName !== 'table') return;
  const { border, rules, frame } = table.properties;
  let isLayout =
    (border === undefined || Number.parseInt(String(border), 10) === 0) && !rules && !frame;
  visit(table, 'element', (part) => {
    if (part.tagName === 'table' && part !== table) return SKIP;
    if (part.tagName === 'th' || borderLine.test(String(part.properties.style))) isLayout = false;
    return CONTINUE;
  });
  if (isLayout) table.properties.role = 'presentation';
  else delete table.properties.role;
}

/** A caption that is only the file name of a missing picture says nothing. */
export function removeDeadCaption(figure: Element) {
  if (figure.tagName !== 'figure' || hasPicture(figure)) return;
  figure.children = figure.children.filter(
    (child) => child.type !== 'element' || !isFileName(toText(child)),
  );
}

function hasPicture({ children }: Element): boolean {
  return children.some(
    (child) => child.type === 'element' && (child.tagName === 'img' || hasPicture(child)),
  );
}

/** Blogger's editor uses a table for an image with a caption. It becomes a `figure`. */
export function adaptCaption(table: Element) {
  if (!classesOf(table).includes('tr-caption-container')) return;
  const cells: Element[] = [];
  visit(table, 'element', (cell) => {
    if (cell.tagName === 'td') cells.push(cell);
  });
  const [picture, caption, ...others] = cells;
  if (!picture || !caption || others.length > 0) return;
  table.tagName = 'figure';
  table.children = [...picture.children, h('figcaption', {}, caption.children)];
}
