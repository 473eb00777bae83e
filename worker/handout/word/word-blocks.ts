import {
  ExternalHyperlink,
  type ILevelsOptions,
  type IParagraphOptions,
  type IRunOptions,
  type NumberingDefinition,
  Paragraph,
  type ParagraphChild,
  Tab,
  type Table,
  TextRun,
} from 'docx';
import type { Element, ElementContent, Root } from 'hast';
import { itemCounts } from '../../../shared/text/list-numbers.ts';
import { inlineElements, textOf } from '../../../shared/text/to-text.ts';
import { elementsOf } from '../../sanitize/node-kinds.ts';
import { xmlText } from '../../xml-document.ts';
import { wordTable } from './word-table.ts';

type TextFormat = IRunOptions & { link?: string };

type Piece = { text: string; format: TextFormat };

type NumberFormat = NonNullable<ILevelsOptions['format']>;

type Item = {
  style: string;
  numbering: { reference: NumberingDefinition; level: number };
  /** The indentation of the content; twentieths of a point. */
  indent: number;
  isMarked: boolean;
};

type Block = Pick<IParagraphOptions, 'style' | 'alignment' | 'bidirectional' | 'indent'> & {
  format?: TextFormat;
  /** The innermost item of a list that it is in. */
  item?: Item;
  isPreformatted?: boolean;
};

const listIndentStep = 360;

/** The maximum length of a link's target in Word, here as it is in XML. */
const maxLink = 2_079;

/** Line feeds become line breaks. Words that are read from right to left are runs of their own. */
export function textRuns(text: string, { link, ...format }: TextFormat = {}): ParagraphChild[] {
  const style = link && { style: 'Hyperlink' };
  const runs = xmlText(text)
    .replaceAll('\u00ad', '')
    .split('\n')
    .flatMap((line, i) =>
      line.split(rightToLeftWords).flatMap((part, j) => {
        const lineBreak = i > 0 && j === 0 ? 1 : 0;
        if (!part && !lineBreak) return [];
        const direction = j % 2 === 1 && { rightToLeft: true };
        const children = part.split('\t').flatMap((text, k) => (k > 0 ? [new Tab(), text] : text));
        return [new TextRun({ ...format, ...style, ...direction, children, break: lineBreak })];
      }),
    );
  return link ? [new ExternalHyperlink({ link, children: runs })] : runs;
}

const rightToLeftLetter = '[\\u0590-\\u08ff\\ufb1d-\\ufdff\\ufe70-\\ufefc]';
const rightToLeftWords = new RegExp(
  String.raw`(${rightToLeftLetter}+(?:[\s\p{P}]+${rightToLeftLetter}+)*)`,
  'u',
);

/** Whether the first letter of a text is read from right to left. */
export function isRightToLeft(text: string): boolean {
  const [first = ''] = /\p{L}/u.exec(text) ?? [];
  return rightToLeftWords.test(first);
}

/** Converts the content of a post. White space collapses as in CSS. */
export function wordBlocks(parent: Root | Element, outermost: Block = {}): (Paragraph | Table)[] {
  const blocks: (Paragraph | Table)[] = [];
  let pieces: Piece[] = [];

  function addText(value: string, { format = {}, isPreformatted }: Block) {
    const last = pieces.at(-1);
    const isAfterSpace = !last || /[ \n]$/.test(last.text);
    const collapsed = value.replace(/[ \t\n\r]+/g, ' ').replace(isAfterSpace ? /^ / : '', '');
    const text = isPreformatted ? value : collapsed;
    if (text) pieces.push({ text, format });
  }

  function endParagraph({ item, ...block }: Block) {
    const last = pieces.at(-1);
    if (last) last.text = last.text.replace(/[ \n]+$/, '');
    const texts = pieces.filter(({ text }) => text);
    pieces = [];
    if (texts.length === 0) return;
    const children = texts.flatMap(({ text, format }) => textRuns(text, format));
    blocks.push(new Paragraph({ ...(item && itemFormat(item)), ...block, children }));
  }

  /** Only the first paragraph of an item has its marker. */
  function itemFormat(item: Item): IParagraphOptions {
    const { style, numbering, indent, isMarked } = item;
    item.isMarked = true;
    return isMarked ? { style: 'ListContinue', indent: { left: indent } } : { style, numbering };
  }

  function walk(nodes: readonly ElementContent[], block: Block) {
    for (const node of nodes) {
      if (node.type === 'text') addText(node.value, block);
      else if (node.type === 'element') walkElement(node, block);
    }
  }

  function walkElement(node: Element, outer: Block) {
    const { tagName, children } = node;
    if (inlineElements.has(tagName) || tagName === 'br') {
      const formats = { ...inlineFormats[tagName], ...languageOf(node), ...linkOf(node) };
      const block = { ...outer, format: { ...outer.format, ...formats } };
      if (tagName === 'br') pieces.push({ text: '\n', format: {} });
      return walk(children, block);
    }
    endParagraph(outer);
    const block = { ...outer, ...formOf(node) };
    block.format = { ...outer.format, ...languageOf(node) };
    if (tagName === 'ul' || tagName === 'ol') return walkList(node, block);
    if (tagName === 'table') return addTable(node, block);
    if (tagName === 'hr') return void blocks.push(new Paragraph({ style: 'Rule' }));
    const heading = /^h\d$/.test(tagName) && { style: `Heading${tagName[1]}` };
    const inner = { ...block, ...blockFormats[tagName], ...heading };
    walk(children, inner);
    endParagraph(inner);
  }

  /** A link within the post is text, and one that Word cannot open. */
  function linkOf({ properties: { href } }: Element): TextFormat {
    const isLink = typeof href === 'string' && !href.startsWith('#');
    return isLink && href.replaceAll('&', '&amp;').length <= maxLink ? { link: href } : {};
  }

  function addTable(node: Element, { bidirectional }: Block) {
    const direction = bidirectional ? { bidirectional } : {};
    const table = wordTable(node, bidirectional, (cell) => {
      const format = { ...(cell.tagName === 'th' && { bold: true }), ...languageOf(cell) };
      return wordBlocks(cell, { ...direction, ...formOf(cell), format });
    });
    if (table) blocks.push(table, new Paragraph({}));
  }

  /** Word counts up. Another number than the next one begins a list of its own. */
  function walkList(list: Element, { style: _style, indent: _indent, ...outer }: Block) {
    const indent = (outer.item?.indent ?? 0) + listIndentStep;
    const counts = itemCounts(list);
    const isOrdered = list.tagName === 'ol';
    let numbering: Item['numbering'] | undefined;
    for (const [i, item] of elementsOf(list).entries()) {
      const count = counts[i] ?? 0;
      const isNext = count === Number(counts[i - 1]) + 1;
      if (!numbering || (isOrdered && !isNext)) numbering = numberingOf(list, count, indent);
      const style = isOrdered ? 'ListNumber' : 'ListBullet';
      const block = { ...outer, item: { style, numbering, indent, isMarked: false } };
      walk([item], block);
      endParagraph(block);
    }
  }

  function numberingOf(list: Element, start: number, indent: number): Item['numbering'] {
    const isOrdered = list.tagName === 'ol';
    const level: ILevelsOptions = {
      level: 0,
      format: isOrdered ? (numberFormats[String(list.properties.type)] ?? 'decimal') : 'bullet',
      text: isOrdered ? '%1.' : '•',
      alignment: 'left',
      start: Math.max(0, start),
      style: { paragraph: { indent: { left: indent, hanging: listIndentStep } } },
    };
    return { reference: { reference: crypto.randomUUID(), levels: [level] }, level: 0 };
  }

  walk(parent.children as ElementContent[], outermost);
  endParagraph(outermost);
  return blocks;
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

/** By class and direction. */
const forms: Partial<Record<string, Block>> = {
  'align-left': { alignment: 'left' },
  'align-center': { alignment: 'center' },
  'align-right': { alignment: 'right' },
  'align-justify': { alignment: 'both' },
  indent: { indent: { left: 720 } },
  auto: { bidirectional: false },
  ltr: { bidirectional: false },
  rtl: { bidirectional: true },
};

/** The alignment, the indentation and the direction of a block. Its first alignment counts. */
function formOf(node: Element): Block {
  const { className, dir } = node.properties;
  const direction = dir === 'auto' && isRightToLeft(textOf(node)) ? 'rtl' : dir;
  const names = [className, direction].flat().reverse();
  return Object.assign({}, ...names.map((name) => forms[String(name)]));
}

function languageOf({ properties: { lang } }: Element): TextFormat {
  if (typeof lang !== 'string') return {};
  return { language: /^(?:he|iw)\b/i.test(lang) ? { bidirectional: 'he-IL' } : { value: lang } };
}
