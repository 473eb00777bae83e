import { escapeXml } from './xml.ts';

/** The format of a run of text. */
export type RunFormat = {
  bold?: boolean;
  italic?: boolean;
  underline?: boolean;
  strike?: boolean;
  code?: boolean;
  highlight?: boolean;
  small?: boolean;
  vertical?: 'superscript' | 'subscript';
  /** An absolute URL. */
  link?: string | undefined;
  rtl?: boolean;
};

export type ParagraphFormat = {
  style?: string;
  /** The id of a numbering and the level in it. */
  list?: { id: number; level: number };
  align?: 'left' | 'center' | 'right' | 'both';
  /** Twentieths of a point. */
  indent?: number;
  rtl?: boolean;
};

export type Run = { text: string; format: RunFormat };

/** Registers an external link and returns the id of its relationship. */
export type LinkId = (url: string) => string;

/** `w:p` with its properties in the order of the schema (ECMA-376, Part 1, section 17.3.1.26). */
export function paragraphXml(
  runs: readonly Run[],
  format: ParagraphFormat,
  linkId: LinkId,
): string {
  const { style, list, align, indent, rtl } = format;
  const properties = [
    style && `<w:pStyle w:val="${style}"/>`,
    list && `<w:numPr><w:ilvl w:val="${list.level}"/><w:numId w:val="${list.id}"/></w:numPr>`,
    rtl && '<w:bidi/>',
    indent && `<w:ind w:left="${indent}"/>`,
    align && `<w:jc w:val="${rtl ? mirrored(align) : align}"/>`,
  ].filter(Boolean);
  const head = properties.length > 0 ? `<w:pPr>${properties.join('')}</w:pPr>` : '';
  return `<w:p>${head}${runs.map((run) => runXml(run, linkId)).join('')}</w:p>`;
}

/** In a paragraph from right to left, `left` is Word's name of the right side. */
function mirrored(align: NonNullable<ParagraphFormat['align']>): string {
  if (align === 'left') return 'right';
  return align === 'right' ? 'left' : align;
}

function runXml({ text, format }: Run, linkId: LinkId): string {
  const { bold, italic, strike, underline, highlight, small, vertical, code, link, rtl } = format;
  const properties = [
    link && '<w:rStyle w:val="Hyperlink"/>',
    code && '<w:rFonts w:ascii="Courier New" w:hAnsi="Courier New" w:cs="Courier New"/>',
    bold && '<w:b/><w:bCs/>',
    italic && '<w:i/><w:iCs/>',
    strike && '<w:strike/>',
    small && '<w:sz w:val="18"/><w:szCs w:val="18"/>',
    highlight && '<w:highlight w:val="yellow"/>',
    underline && '<w:u w:val="single"/>',
    vertical && `<w:vertAlign w:val="${vertical}"/>`,
    rtl && '<w:rtl/>',
  ].filter(Boolean);
  const head = properties.length > 0 ? `<w:rPr>${properties.join('')}</w:rPr>` : '';
  const run = `<w:r>${head}${textXml(text)}</w:r>`;
  return link ? `<w:hyperlink r:id="${linkId(link)}">${run}</w:hyperlink>` : run;
}

/** Line feeds become line breaks. */
function textXml(text: string): string {
  return text
    .split('\n')
    .map((line) => line && `<w:t xml:space="preserve">${escapeXml(line)}</w:t>`)
    .join('<w:br/>');
}
