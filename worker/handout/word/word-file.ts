import {
  Document,
  type IBaseParagraphStyleOptions,
  type IRunStylePropertiesOptions,
  type IStylesOptions,
  Packer,
  Paragraph,
} from 'docx';
import { xmlText } from '../../xml-document.ts';
import type { HandoutDocument, HandoutPart } from '../handout-document.ts';
import { isRightToLeft, textRuns, wordBlocks } from './word-blocks.ts';

/** A handout as an Office Open XML document (ECMA-376). */
export function wordFile(handout: HandoutDocument): Promise<ArrayBuffer> {
  const { title, publisher, parts, permission, copyrightUrl } = handout;
  const source = (text: string, link: string) =>
    new Paragraph({
      style: 'Source',
      children: [...textRuns(text), ...textRuns(link, { link })],
    });
  const content = (part: HandoutPart) =>
    'note' in part
      ? [paragraph(part.note)]
      : [
          paragraph(part.title, 'Heading1'),
          ...(part.subtitle === null ? [] : [paragraph(part.subtitle, 'Source')]),
          ...wordBlocks(part.content),
        ];
  const document = new Document({
    title: xmlText(title),
    creator: xmlText(publisher),
    lastModifiedBy: xmlText(publisher),
    styles,
    sections: [
      {
        // US Letter, with the default margins of an inch; twentieths of a point.
        properties: { page: { size: { width: 12240, height: 15840 } } },
        children: [
          paragraph(title, 'Title'),
          ...parts.flatMap((part) => [...content(part), source(`${publisher}, `, part.url)]),
          new Paragraph({ style: 'Rule' }),
          source(`${permission} `, copyrightUrl),
        ],
      },
    ],
  });
  return Packer.toArrayBuffer(document);
}

function paragraph(text: string, style?: string): Paragraph {
  return new Paragraph({
    ...(style && { style }),
    ...(isRightToLeft(text) && { bidirectional: true }),
    children: textRuns(text),
  });
}

/** A heading stays on the page of the text that follows it. Sizes are half-points. */
function heading(
  level: number,
  size: number,
  run: IRunStylePropertiesOptions = {},
): IBaseParagraphStyleOptions {
  const spacing = { before: level === 1 ? 480 : 280, after: 80 };
  return {
    paragraph: { keepNext: true, keepLines: true, spacing, outlineLevel: level - 1 },
    run: { ...run, size },
  };
}

/** A style of paragraphs, by the name of one of Word's. */
function style(name: string, options: IBaseParagraphStyleOptions) {
  return { id: name.replaceAll(' ', ''), name, basedOn: 'Normal', quickFormat: true, ...options };
}

/** The names are those of Word's built-in styles, so that a template of the reader can replace them. */
const styles: IStylesOptions = {
  default: {
    document: {
      run: {
        font: { ascii: 'Georgia', hAnsi: 'Georgia', eastAsia: 'Georgia', cs: 'Times New Roman' },
        size: 22,
        language: { value: 'en-US', eastAsia: 'en-US', bidirectional: 'he-IL' },
      },
      paragraph: { spacing: { after: 120, line: 276 } },
    },
    title: { paragraph: { keepNext: true, spacing: { before: 0, after: 240 } }, run: { size: 52 } },
    heading1: heading(1, 36),
    heading2: heading(2, 30),
    heading3: heading(3, 26),
    heading4: heading(4, 24, { bold: true }),
    heading5: heading(5, 22, { bold: true }),
    heading6: heading(6, 22, { italics: true }),
    hyperlink: { run: { color: '8A2F1D', underline: {} } },
  },
  paragraphStyles: [
    style('Quote', {
      paragraph: {
        border: { left: { style: 'single', size: 12, space: 12, color: '8A2F1D' } },
        indent: { left: 360 },
      },
      run: { size: 24 },
    }),
    ...['List Bullet', 'List Number', 'List Continue'].map((name) =>
      style(name, { paragraph: { spacing: { before: 0, after: 60 } } }),
    ),
    style('Caption', { run: { italics: true, size: 20 } }),
    style('Source', { paragraph: { spacing: { before: 80, after: 160 } }, run: { size: 18 } }),
    style('Rule', {
      paragraph: { border: { bottom: { style: 'single', size: 6, space: 1, color: '8D7F69' } } },
    }),
    style('HTML Preformatted', { run: { font: 'Courier New', size: 20 } }),
  ],
};
