import {
  Bookmark,
  ExternalHyperlink,
  FootnoteReferenceRun,
  type ILevelsOptions,
  InternalHyperlink,
  type IParagraphOptions,
  type IRunOptions,
  type NumberingDefinition,
  Paragraph,
  type ParagraphChild,
  type Table,
  TextRun,
} from 'docx';
import type { Element, ElementContent, Root } from 'hast';
import { xmlText } from '../../feeds/xml-document.ts';
import { itemNumbers, itemsOf, numberingOf } from '../list-markers.ts';
import { wordTable } from './word-table.ts';

type TextFormat = IRunOptions & { link?: string };

/** A text, or a mark between texts. */
type Piece = { text: string; format: TextFormat } | ParagraphChild;

type NumberFormat = NonNullable<ILevelsOptions['format']>;

/** An item of a list. `indent` is that of its content; twentieths of a point. */
type Item = {
  style: string;
  numbering: { reference: NumberingDefinition; level: number };
  indent: number;
};

type Block = Pick<IParagraphOptions, 'style' | 'alignment' | 'bidirectional'> & {
  indent?: { left: number };
  format?: TextFormat;
  /** The innermost item of a list that it is in. */
  item?: Item;
  isPreformatted?: boolean;
  isFootnote?: boolean;
};

type Counts = { lists: number; footnotes: number };

type Context = {
  counts: Counts;
  /** The notes of a post, by their number in it (footnotes.ts). */
  notes: ReadonlyMap<unknown, Element>;
  /** The numbers in the document of those that are footnotes. */
  footnotes: Map<unknown, number>;
};

const indentStep = 720;
const listIndentStep = 360;

/** Word has nine levels. */
const maxLevel = 8;

export function wordBlocks(content: Root, counts: Counts): (Paragraph | Table)[] {
  const notes = content.children
    .filter((node) => node.type === 'element')
    .map((node) => [node.properties.dataNote, node] as const);
  return blocksOf(content, {}, { counts, notes: new Map(notes), footnotes: new Map() });
}

/** Line feeds become line breaks. */
export function textRuns(text: string, { link, ...format }: TextFormat = {}): ParagraphChild[] {
  const style = link && { style: 'Hyperlink' };
  const runs = xmlText(text)
    .split('\n')
    .map((line, i) => new TextRun({ ...format, ...style, text: line, break: i > 0 ? 1 : 0 }));
  return link ? [new ExternalHyperlink({ link, children: runs })] : runs;
}

/** White space collapses as in CSS. */
function blocksOf(
  parent: Root | Element,
  outermost: Block,
  context: Context,
): (Paragraph | Table)[] {
  const blocks: (Paragraph | Table)[] = [];
  let pieces: Piece[] = [];
  /** The items whose marker is there. */
  const marked = new Set<Item>();

  function addText(value: string, { format = {}, isPreformatted }: Block) {
    const last = pieces.at(-1);
    const isAfterSpace = !last || ('text' in last && /[ \n]$/.test(last.text));
    const collapsed = value.replace(/[ \t\n\r]+/g, ' ').replace(isAfterSpace ? /^ / : '', '');
    const text = isPreformatted ? value : collapsed;
    if (text) pieces.push({ text, format });
  }

  function endParagraph(block: Block) {
    const last = pieces.at(-1);
    if (last && 'text' in last) last.text = last.text.replace(/[ \n]+$/, '');
    const children = pieces.flatMap((piece) => {
      if (!('text' in piece)) return [piece];
      return piece.text ? textRuns(piece.text, piece.format) : [];
    });
    pieces = [];
    if (children.length > 0) addParagraph(children, block);
  }

  /** Only the first paragraph of an item has its marker. */
  function addParagraph(children: ParagraphChild[], { item, ...block }: Block) {
    blocks.push(new Paragraph({ ...(item && itemFormat(item)), ...block, children }));
    if (item) marked.add(item);
  }

  function itemFormat(item: Item): IParagraphOptions {
    const { style, numbering, indent } = item;
    if (marked.has(item)) return { style: 'ListContinue', indent: { left: indent } };
    return { style, numbering };
  }

  /** Adds an empty paragraph for the marker of an item that does not begin with a text. */
  function addMarker({ item }: Block) {
    if (item && !marked.has(item)) addParagraph([], { item });
  }

  function walk(nodes: readonly ElementContent[], block: Block) {
    for (const node of nodes) {
      if (node.type === 'text') addText(node.value, block);
      else if (node.type === 'element') walkElement(node, block);
    }
  }

  function walkElement(node: Element, outer: Block) {
    const { tagName, children } = node;
    const { dataReference, dataMark, dataNote, href } = node.properties;
    if (dataNote) return;
    if (dataReference) return void pieces.push(footnoteMark(dataReference));
    if (dataMark) return void pieces.push({ text: ' ', format: {} });
    if (tagName === 'br') return void pieces.push({ text: '\n', format: {} });
    const inline = inlineFormats[tagName];
    if (inline) {
      const link = typeof href === 'string' && { link: href };
      const block = { ...outer, format: { ...outer.format, ...inline, ...link } };
      if (tagName === 'q') addText('“', block);
      walk(children, block);
      if (tagName === 'q') addText('”', block);
      return;
    }
    endParagraph(outer);
    const block = { ...outer, ...alignment(node) };
    if (['ol', 'table', 'ul'].includes(tagName)) addMarker(outer);
    if (tagName === 'ul' || tagName === 'ol') return walkList(node, block);
    if (tagName === 'table' && !outer.isFootnote) return addTable(node);
    if (tagName === 'hr') return void blocks.push(new Paragraph({ style: 'Rule' }));
    const indent = tagName === 'dd' && { indent: { left: leftOf(block) + indentStep } };
    const inner = { ...block, ...blockFormats[tagName], ...indent };
    walk(children, inner);
    endParagraph(inner);
  }

  /** The mark of a footnote (footnotes.ts). A footnote of Word has one mark, so others are links to it. */
  function footnoteMark(reference: unknown): ParagraphChild {
    const number = context.footnotes.get(reference);
    if (number !== undefined) {
      const mark = new TextRun({ style: 'FootnoteReference', text: `${number}` });
      return new InternalHyperlink({ anchor: `footnote${number}`, children: [mark] });
    }
    const id = `footnote${++context.counts.footnotes}`;
    context.footnotes.set(reference, context.counts.footnotes);
    const note = context.notes.get(reference);
    const block = { style: 'FootnoteText', isFootnote: true };
    const paragraphs = note ? (blocksOf(note, block, context) as Paragraph[]) : [];
    const children = paragraphs.length > 0 ? paragraphs : [new Paragraph(block)];
    return new Bookmark({ id, children: [new FootnoteReferenceRun({ children })] });
  }

  function addTable(node: Element) {
    const table = wordTable(node, (cell) => {
      const { format, ...block } = alignment(cell);
      const bold = cell.tagName === 'th' && { bold: true };
      return blocksOf(cell, { ...block, format: { ...format, ...bold } }, context);
    });
    if (table) blocks.push(table, new Paragraph({}));
  }

  function walkList(list: Element, outer: Block) {
    const { style: _style, indent: _indent, ...block } = outer;
    const numbers = list.tagName === 'ol' ? itemNumbers(list) : undefined;
    const style = numbers ? 'ListNumber' : 'ListBullet';
    const format = numbers ? (numberFormats[numberingOf(list)] ?? 'decimal') : 'bullet';
    const level = block.item ? Math.min(block.item.numbering.level + 1, maxLevel) : 0;
    const indent = leftOf(outer) + listIndentStep;
    let item: Item | undefined;
    for (const [i, element] of itemsOf(list).entries()) {
      const start = numbers?.[i] ?? 1;
      const continues = !numbers || start === (numbers[i - 1] ?? 0) + 1;
      if (item && continues) item = { ...item };
      else {
        const reference = `list${++context.counts.lists}`;
        const levels = listLevels({ level, format, start, indent });
        item = { style, numbering: { reference: { reference, levels }, level }, indent };
      }
      walk(element.children, { ...block, item });
      endParagraph({ ...block, item });
      addMarker({ item });
    }
  }

  walk(parent.children as ElementContent[], outermost);
  endParagraph(outermost);
  return blocks;
}

/** The indentation of a block; twentieths of a point. */
function leftOf({ indent, item }: Block): number {
  return indent?.left ?? item?.indent ?? 0;
}

type ListFormat = { level: number; format: NumberFormat; start: number; indent: number };

/** The levels down to that of a list. Word has no negative numbers. */
function listLevels({ level, format, start, indent }: ListFormat): ILevelsOptions[] {
  return Array.from({ length: level + 1 }, (_, level) => ({
    level,
    format,
    text: format === 'bullet' ? '•' : `%${level + 1}.`,
    alignment: 'left',
    start: Math.max(0, start),
    style: { paragraph: { indent: { left: indent, hanging: listIndentStep } } },
  }));
}

const inlineFormats: Partial<Record<string, TextFormat>> = {
  a: {},
  abbr: {},
  b: { bold: true },
  cite: { italics: true },
  code: { font: 'Courier New' },
  del: { strike: true },
  em: { italics: true },
  i: { italics: true },
  ins: { underline: {} },
  kbd: { font: 'Courier New' },
  mark: { highlight: 'yellow' },
  q: {},
  s: { strike: true },
  small: { size: 18 },
  span: {},
  strong: { bold: true },
  sub: { subScript: true, superScript: false },
  sup: { subScript: false, superScript: true },
  time: {},
  u: { underline: {} },
  wbr: {},
};

const blockFormats: Partial<Record<string, Block>> = {
  blockquote: { style: 'Quote' },
  dt: { format: { bold: true } },
  figcaption: { style: 'Caption' },
  h2: { style: 'Heading2' },
  h3: { style: 'Heading3' },
  h4: { style: 'Heading4' },
  h5: { style: 'Heading5' },
  h6: { style: 'Heading6' },
  pre: { style: 'HTMLPreformatted', isPreformatted: true },
};

const numberFormats: Partial<Record<string, NumberFormat>> = {
  a: 'lowerLetter',
  A: 'upperLetter',
  i: 'lowerRoman',
  I: 'upperRoman',
};

const alignments: Partial<Record<string, Block>> = {
  'align-left': { alignment: 'left' },
  'align-center': { alignment: 'center' },
  'align-right': { alignment: 'right' },
  'align-justify': { alignment: 'both' },
};

function alignment({ properties: { className, dir } }: Element): Block {
  const name = [className].flat().find((name) => String(name) in alignments);
  const rightToLeft: Block = { bidirectional: true, format: { rightToLeft: true } };
  return { ...alignments[String(name)], ...(dir === 'rtl' && rightToLeft) };
}
