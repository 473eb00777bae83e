import type { Element, ElementContent, Root } from 'hast';
import { itemNumbers, itemsOf, numberingOf } from '../list-markers.ts';
import {
  type LinkId,
  type ParagraphFormat,
  paragraphXml,
  type Run,
  type RunFormat,
} from './paragraph.ts';
import { tableXml } from './table.ts';

/** Registers a list that begins at a number and returns the id of its numbering. `type` is that of HTML; empty is decimal. */
export type NewNumbering = (list: { ordered: boolean; type: string; start: number }) => number;

export type BodyContext = { linkId: LinkId; newNumbering: NewNumbering };

/** The block that content is in. */
export type Block = Omit<ParagraphFormat, 'list'> & {
  run?: RunFormat;
  /** The innermost item of a list that it is in. */
  item?: Item;
  preformatted?: boolean;
};

/** An item of a list. `id` is that of its numbering, `indent` that of its content; twentieths of a point. */
type Item = {
  id: number;
  style: string;
  level: number;
  indent: number;
  /** The indentation of the outermost list. */
  outerIndent: number;
};

const indentStep = 720;
const listIndentStep = 360;

/** Word has nine levels. */
const maxLevel = 8;

/** The paragraphs and tables of content (ECMA-376, Part 1, section 17.2). White space collapses as in CSS. */
export function bodyXml(content: Root | Element, block: Block, context: BodyContext): string {
  const xml: string[] = [];
  let runs: Run[] = [];
  /** The items whose marker is there. */
  const marked = new Set<Item>();

  function text(value: string, format: RunFormat, preformatted: boolean) {
    const collapsed = preformatted ? value : value.replace(/[ \t\n\r]+/g, ' ');
    const last = runs.at(-1);
    const afterSpace = !preformatted && (!last || /[ \n]$/.test(last.text));
    const shown = afterSpace ? collapsed.replace(/^ /, '') : collapsed;
    if (shown) runs.push({ text: shown, format });
  }

  function endParagraph(block: Block) {
    const last = runs.at(-1);
    if (last) last.text = last.text.replace(/[ \n]+$/, '');
    const shown = runs.filter(({ text }) => text);
    runs = [];
    if (shown.length > 0) addParagraph(shown, block);
  }

  /** Only the first paragraph of an item has its marker. */
  function addParagraph(runs: Run[], { item, ...format }: Block) {
    xml.push(
      paragraphXml(runs, item ? { ...itemFormat(item), ...format } : format, context.linkId),
    );
    if (item) marked.add(item);
  }

  function itemFormat(item: Item): ParagraphFormat {
    const { id, style, level, indent, outerIndent } = item;
    if (marked.has(item)) return { style: 'ListContinue', indent };
    return { style, list: { id, level }, ...(outerIndent > 0 && { indent }) };
  }

  /** Adds an empty paragraph for the marker of an item that does not begin with a text. */
  function addMarker({ item }: Block) {
    if (item && !marked.has(item)) addParagraph([], { item });
  }

  function walk(nodes: readonly ElementContent[], block: Block) {
    for (const node of nodes) {
      if (node.type === 'text') text(node.value, block.run ?? {}, block.preformatted ?? false);
      else if (node.type === 'element') walkElement(node, block);
    }
  }

  function walkElement(node: Element, outer: Block) {
    const { tagName, children } = node;
    const inline = inlineFormat(node);
    if (tagName === 'br') return void runs.push({ text: '\n', format: {} });
    if (tagName === 'wbr') return;
    if (inline) {
      const quotes = tagName === 'q';
      const block = { ...outer, run: { ...outer.run, ...inline } };
      if (quotes) text('“', block.run, false);
      walk(children, block);
      if (quotes) text('”', block.run, false);
      return;
    }
    endParagraph(outer);
    const block = { ...outer, ...alignment(node) };
    if (['ol', 'table', 'ul'].includes(tagName)) addMarker(outer);
    if (tagName === 'ul' || tagName === 'ol') return walkList(node, block);
    if (tagName === 'table') return void xml.push(tableXml(node, cellContent));
    if (tagName === 'hr')
      return void xml.push('<w:p><w:pPr><w:pStyle w:val="Rule"/></w:pPr></w:p>');
    const inner = { ...block, ...blockFormat(node, block) };
    walk(children, inner);
    endParagraph(inner);
  }

  function cellContent(cell: Element): string {
    const { run, ...format } = alignment(cell);
    const bold = cell.tagName === 'th' && { bold: true };
    return bodyXml(cell, { ...format, run: { ...run, ...bold } }, context);
  }

  function walkList(list: Element, { item: outer, indent = 0, style: _, ...block }: Block) {
    const ordered = list.tagName === 'ol';
    const numbers = ordered ? itemNumbers(list) : [];
    const type = numberingOf(list);
    const outerIndent = (outer?.outerIndent ?? 0) + indent;
    const level = Math.min(outer ? outer.level + 1 : 0, maxLevel);
    let id = 0;
    for (const [i, element] of itemsOf(list).entries()) {
      const number = numbers[i] ?? 1;
      const continues = i > 0 && (!ordered || number === (numbers[i - 1] ?? 0) + 1);
      if (!continues) id = context.newNumbering({ ordered, type, start: number });
      const item: Item = {
        id,
        style: ordered ? 'ListNumber' : 'ListBullet',
        level,
        indent: outerIndent + (level + 1) * listIndentStep,
        outerIndent,
      };
      walk(element.children, { ...block, item });
      endParagraph({ ...block, item });
      addMarker({ item });
    }
  }

  walk(content.children as ElementContent[], block);
  endParagraph(block);
  return xml.join('');
}

/** The format of an inline element; undefined for a block. */
function inlineFormat({ tagName, properties }: Element): RunFormat | undefined {
  switch (tagName) {
    case 'a':
      return typeof properties.href === 'string' ? { link: properties.href } : {};
    case 'b':
    case 'strong':
      return { bold: true };
    case 'cite':
    case 'em':
    case 'i':
      return { italic: true };
    case 'code':
    case 'kbd':
      return { code: true };
    case 'del':
    case 's':
      return { strike: true };
    case 'ins':
    case 'u':
      return { underline: true };
    case 'mark':
      return { highlight: true };
    case 'small':
      return { small: true };
    case 'sub':
      return { vertical: 'subscript' };
    case 'sup':
      return { vertical: 'superscript' };
    case 'abbr':
    case 'br':
    case 'q':
    case 'span':
    case 'time':
    case 'wbr':
      return {};
    default:
      return undefined;
  }
}

function blockFormat({ tagName }: Element, { item, indent = item?.indent ?? 0 }: Block): Block {
  switch (tagName) {
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      return { style: `Heading${tagName[1]}` };
    case 'blockquote':
      return { style: 'Quote' };
    case 'figcaption':
      return { style: 'Caption' };
    case 'pre':
      return { style: 'HTMLPreformatted', preformatted: true };
    case 'dt':
      return { run: { bold: true } };
    case 'dd':
      return { indent: indent + indentStep };
    default:
      return {};
  }
}

const alignments = {
  'align-left': 'left',
  'align-center': 'center',
  'align-right': 'right',
  'align-justify': 'both',
} as const;

function alignment({ properties: { className, dir } }: Element): Block {
  const classes = [className].flat();
  const align = Object.entries(alignments).find(([name]) => classes.includes(name))?.[1];
  return {
    ...(align && { align }),
    ...(dir === 'rtl' && { rtl: true, run: { rtl: true } }),
  };
}
