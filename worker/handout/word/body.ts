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
export type Block = ParagraphFormat & {
  run?: RunFormat;
  /** The number of lists around it. */
  depth?: number;
  preformatted?: boolean;
};

const indentStep = 720;

/** Word has nine levels. */
const maxLevel = 8;

/** The paragraphs and tables of content (ECMA-376, Part 1, section 17.2). White space collapses as in CSS. */
export function bodyXml(content: Root | Element, block: Block, context: BodyContext): string {
  const xml: string[] = [];
  let runs: Run[] = [];

  function text(value: string, format: RunFormat, preformatted: boolean) {
    const collapsed = preformatted ? value : value.replace(/[ \t\n\r]+/g, ' ');
    const last = runs.at(-1);
    const afterSpace = !preformatted && (!last || /[ \n]$/.test(last.text));
    const shown = afterSpace ? collapsed.replace(/^ /, '') : collapsed;
    if (shown) runs.push({ text: shown, format });
  }

  function endParagraph(format: ParagraphFormat) {
    const last = runs.at(-1);
    if (last) last.text = last.text.replace(/[ \n]+$/, '');
    const shown = runs.filter(({ text }) => text);
    runs = [];
    if (shown.length > 0) xml.push(paragraphXml(shown, format, context.linkId));
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
    if (tagName === 'ul' || tagName === 'ol') return walkList(node, block);
    if (tagName === 'table') return void xml.push(tableXml(node, cellContent));
    if (tagName === 'hr')
      return void xml.push('<w:p><w:pPr><w:pStyle w:val="Rule"/></w:pPr></w:p>');
    const inner = { ...block, ...blockFormat(node, block) };
    walk(children, inner);
    endParagraph(inner);
  }

  function cellContent(cell: Element): string {
    return bodyXml(cell, cell.tagName === 'th' ? { run: { bold: true } } : {}, context);
  }

  function walkList(list: Element, block: Block) {
    const depth = block.depth ?? 0;
    const ordered = list.tagName === 'ol';
    const numbers = ordered ? itemNumbers(list) : [];
    const type = numberingOf(list);
    let id = 0;
    for (const [i, item] of itemsOf(list).entries()) {
      const number = numbers[i] ?? 1;
      const continues = i > 0 && (!ordered || number === (numbers[i - 1] ?? 0) + 1);
      if (!continues) id = context.newNumbering({ ordered, type, start: number });
      const level = Math.min(depth, maxLevel);
      const first: Block = {
        ...block,
        style: ordered ? 'ListNumber' : 'ListBullet',
        list: { id, level },
        depth: depth + 1,
      };
      const { list: _, ...rest } = first;
      const next = { ...rest, style: 'ListContinue', indent: (level + 1) * (indentStep / 2) };
      walkItem(item, first, next);
    }
  }

  /** Only the first paragraph of an item has the marker. */
  function walkItem(item: Element, first: Block, next: Block) {
    const before = xml.length;
    for (const node of item.children) {
      const block = xml.length === before ? first : next;
      walk([node], block);
      const isBlock = node.type === 'element' && !inlineFormat(node) && node.tagName !== 'br';
      if (isBlock) endParagraph(block);
    }
    endParagraph(xml.length === before ? first : next);
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

function blockFormat({ tagName }: Element, { indent = 0 }: Block): Block {
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
