import {
  Bookmark,
  ExternalHyperlink,
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
import { visit } from 'unist-util-visit';
import { xmlText } from '../../feeds/xml-document.ts';
import { inlineElements } from '../../sanitize/inline-elements.ts';
import { wordTable } from './word-table.ts';

/** `link` is a URL, or the name of a bookmark after `#`. */
type TextFormat = IRunOptions & { link?: string };

/** A text, or a bookmark before the next text. */
type Piece = { text: string; format: TextFormat } | Bookmark;

type NumberFormat = NonNullable<ILevelsOptions['format']>;

/** An item of a list. `indent` is that of its content; twentieths of a point. */
type Item = {
  style: string;
  numbering: { reference: NumberingDefinition; level: number };
  indent: number;
  /** Whether its marker is there. */
  isMarked: boolean;
};

type Block = Pick<IParagraphOptions, 'style' | 'alignment' | 'bidirectional'> & {
  indent?: { left: number };
  format?: TextFormat;
  /** The innermost item of a list that it is in. */
  item?: Item;
  isPreformatted?: boolean;
};

/** The numbers of lists and bookmarks in a document. */
export type Counts = { lists: number; bookmarks: number };

type Context = {
  counts: Counts;
  /** The names of the bookmarks of a post, by the `id` of their element. */
  bookmarks: ReadonlyMap<unknown, string>;
};

const indentStep = 720;
const listIndentStep = 360;

/** Word has nine levels. */
const maxLevel = 8;

export function wordBlocks(content: Root, counts: Counts): (Paragraph | Table)[] {
  const bookmarks = new Map<unknown, string>();
  visit(content, 'element', ({ tagName, properties: { id } }) => {
    const isPart = /^(tbody|tfoot|thead|tr)$/.test(tagName);
    if (id !== undefined && !isPart) bookmarks.set(id, `bookmark${++counts.bookmarks}`);
  });
  return blocksOf(content, {}, { counts, bookmarks });
}

/** Line feeds become line breaks. */
export function textRuns(text: string, { link, ...format }: TextFormat = {}): ParagraphChild[] {
  const style = link && { style: 'Hyperlink' };
  const runs = xmlText(text)
    .split('\n')
    .map((line, i) => new TextRun({ ...format, ...style, text: line, break: i > 0 ? 1 : 0 }));
  if (!link) return runs;
  return link.startsWith('#')
    ? [new InternalHyperlink({ anchor: link.slice(1), children: runs })]
    : [new ExternalHyperlink({ link, children: runs })];
}

/** White space collapses as in CSS. */
function blocksOf(
  parent: Root | Element,
  outermost: Block,
  context: Context,
): (Paragraph | Table)[] {
  const blocks: (Paragraph | Table)[] = [];
  let pieces: Piece[] = [];

  function addText(value: string, { format = {}, isPreformatted }: Block) {
    const last = lastText();
    const isAfterSpace = !last || /[ \n]$/.test(last.text);
    const collapsed = value.replace(/[ \t\n\r]+/g, ' ').replace(isAfterSpace ? /^ / : '', '');
    const text = isPreformatted ? value : collapsed;
    if (text) pieces.push({ text, format });
  }

  function lastText() {
    return pieces.findLast((piece) => 'text' in piece);
  }

  function addBookmark({ properties }: Element) {
    const id = context.bookmarks.get(properties.id);
    if (id) pieces.push(new Bookmark({ id, children: [] }));
  }

  /** Bookmarks without a text are part of the next paragraph. */
  function endParagraph(block: Block) {
    const last = lastText();
    if (last) last.text = last.text.replace(/[ \n]+$/, '');
    pieces = pieces.filter((piece) => !('text' in piece) || piece.text);
    if (lastText()) addPieces(block);
  }

  function addPieces(block: Block) {
    const runs = pieces.flatMap((piece) =>
      'text' in piece ? textRuns(piece.text, piece.format) : [piece],
    );
    pieces = [];
    addParagraph(runs, block);
  }

  /** Only the first paragraph of an item has its marker. */
  function addParagraph(children: ParagraphChild[], { item, ...block }: Block) {
    blocks.push(new Paragraph({ ...(item && itemFormat(item)), ...block, children }));
  }

  function itemFormat(item: Item): IParagraphOptions {
    const { style, numbering, indent, isMarked } = item;
    item.isMarked = true;
    return isMarked ? { style: 'ListContinue', indent: { left: indent } } : { style, numbering };
  }

  /** Adds an empty paragraph for the marker of an item that does not begin with a text. */
  function addMarker({ item }: Block) {
    if (item && !item.isMarked) addParagraph([], { item });
  }

  function walk(nodes: readonly ElementContent[], block: Block) {
    for (const node of nodes) {
      if (node.type === 'text') addText(node.value, block);
      else if (node.type === 'element') walkElement(node, block);
    }
  }

  function walkElement(node: Element, outer: Block) {
    const { tagName, children } = node;
    const isInline = inlineElements.has(tagName) || tagName === 'br';
    if (!isInline) endParagraph(outer);
    addBookmark(node);
    if (isInline) {
      const link = linkOf(node);
      const block = { ...outer, format: { ...outer.format, ...inlineFormats[tagName], ...link } };
      if (tagName === 'br') pieces.push({ text: '\n', format: {} });
      if (tagName === 'q') addText('“', block);
      walk(children, block);
      if (tagName === 'q') addText('”', block);
      return;
    }
    const block = { ...outer, ...alignment(node) };
    if (['ol', 'table', 'ul'].includes(tagName)) addMarker(outer);
    if (tagName === 'ul' || tagName === 'ol') return walkList(node, block);
    if (tagName === 'table') return addTable(node);
    if (tagName === 'hr') return void blocks.push(new Paragraph({ style: 'Rule' }));
    const indent = tagName === 'dd' && { indent: { left: leftOf(block) + indentStep } };
    const heading = /^h\d$/.test(tagName) && { style: `Heading${tagName[1]}` };
    const inner = { ...block, ...blockFormats[tagName], ...heading, ...indent };
    walk(children, inner);
    endParagraph(inner);
  }

  /** A link to a bookmark that is not there, such as the top of the page, is text. */
  function linkOf({ properties: { href } }: Element): TextFormat {
    if (typeof href !== 'string') return {};
    if (!href.startsWith('#')) return { link: href };
    const bookmark = context.bookmarks.get(href.slice(1));
    return bookmark ? { link: `#${bookmark}` } : {};
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
    const isOrdered = list.tagName === 'ol';
    const style = isOrdered ? 'ListNumber' : 'ListBullet';
    const format = isOrdered
      ? (numberFormats[String(list.properties.type)] ?? 'decimal')
      : 'bullet';
    const level = block.item ? Math.min(block.item.numbering.level + 1, maxLevel) : 0;
    const indent = leftOf(outer) + listIndentStep;
    // The levels down to that of the list. Word has no negative numbers.
    const levels = Array.from(
      { length: level + 1 },
      (_, i): ILevelsOptions => ({
        level: i,
        format,
        text: isOrdered ? `%${i + 1}.` : '•',
        alignment: 'left',
        start: Math.max(0, Number(list.properties.start ?? 1)),
        style: { paragraph: { indent: { left: indent, hanging: listIndentStep } } },
      }),
    );
    const numbering = { reference: { reference: `list${++context.counts.lists}`, levels }, level };
    for (const element of list.children) {
      if (element.type !== 'element') continue;
      const inner = { ...block, item: { style, numbering, indent, isMarked: false } };
      walk([element], inner);
      endParagraph(inner);
      addMarker(inner);
    }
  }

  if (parent.type === 'element') addBookmark(parent);
  walk(parent.children as ElementContent[], outermost);
  endParagraph(outermost);
  if (pieces.length > 0) addPieces(outermost);
  return blocks;
}

/** The indentation of a block; twentieths of a point. */
function leftOf({ indent, item }: Block): number {
  return indent?.left ?? item?.indent ?? 0;
}

const inlineFormats: Partial<Record<string, TextFormat>> = {
  b: { bold: true },
  cite: { italics: true },
  code: { font: 'Courier New' },
  del: { strike: true },
  em: { italics: true },
  i: { italics: true },
  ins: { underline: {} },
  kbd: { font: 'Courier New' },
  mark: { highlight: 'yellow' },
  s: { strike: true },
  small: { size: 18 },
  strong: { bold: true },
  sub: { subScript: true, superScript: false },
  sup: { subScript: false, superScript: true },
  u: { underline: {} },
};

const blockFormats: Partial<Record<string, Block>> = {
  blockquote: { style: 'Quote' },
  dt: { format: { bold: true } },
  figcaption: { style: 'Caption' },
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

const rightToLeft: Block = { bidirectional: true, format: { rightToLeft: true } };

function alignment(element: Element): Block {
  const isRightToLeft = element.properties.dir === 'rtl';
  return { ...ofClass(element, alignments), ...(isRightToLeft && rightToLeft) };
}

/** What a table has for one of the element's classes. */
function ofClass<T>({ properties: { className } }: Element, table: Partial<Record<string, T>>) {
  const classes = [className].flat().map(String);
  return classes.map((name) => table[name]).find(Boolean);
}
