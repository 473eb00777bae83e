import { xmlPart } from './xml.ts';

const wordNamespace = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

type Style = {
  id: string;
  name: string;
  type?: 'paragraph' | 'character' | 'table';
  basedOn?: string;
  next?: string;
  paragraph?: string;
  run?: string;
  table?: string;
};

const size = (points: number) => `<w:sz w:val="${2 * points}"/><w:szCs w:val="${2 * points}"/>`;
const spacing = (before: number, after: number) =>
  `<w:spacing w:before="${20 * before}" w:after="${20 * after}"/>`;

/** A heading stays on the page of the text that follows it. */
function heading(level: number, points: number, run = ''): Style {
  return {
    id: `Heading${level}`,
    name: `heading ${level}`,
    basedOn: 'Normal',
    next: 'Normal',
    paragraph: `<w:keepNext/><w:keepLines/>${spacing(level === 1 ? 24 : 14, 4)}<w:outlineLvl w:val="${level - 1}"/>`,
    run: run + size(points),
  };
}

/** The names are those of Word's built-in styles, so that a template of the reader can replace them. */
const styles: Style[] = [
  { id: 'Normal', name: 'Normal' },
  {
    id: 'Title',
    name: 'Title',
    basedOn: 'Normal',
    next: 'Normal',
    paragraph: `<w:keepNext/>${spacing(0, 12)}`,
    run: size(26),
  },
  heading(1, 18),
  heading(2, 15),
  heading(3, 13),
  heading(4, 12, '<w:b/><w:bCs/>'),
  heading(5, 11, '<w:b/><w:bCs/>'),
  heading(6, 11, '<w:i/><w:iCs/>'),
  {
    id: 'Quote',
    name: 'Quote',
    basedOn: 'Normal',
    paragraph:
      '<w:pBdr><w:left w:val="single" w:sz="12" w:space="12" w:color="8A2F1D"/></w:pBdr><w:ind w:left="360"/>',
    run: size(12),
  },
  { id: 'ListBullet', name: 'List Bullet', basedOn: 'Normal', paragraph: spacing(0, 3) },
  { id: 'ListNumber', name: 'List Number', basedOn: 'Normal', paragraph: spacing(0, 3) },
  { id: 'ListContinue', name: 'List Continue', basedOn: 'Normal', paragraph: spacing(0, 3) },
  { id: 'Caption', name: 'caption', basedOn: 'Normal', run: `<w:i/><w:iCs/>${size(10)}` },
  { id: 'Source', name: 'Source', basedOn: 'Normal', paragraph: spacing(4, 8), run: size(9) },
  {
    id: 'Rule',
    name: 'Rule',
    basedOn: 'Normal',
    paragraph: '<w:pBdr><w:bottom w:val="single" w:sz="6" w:space="1" w:color="8D7F69"/></w:pBdr>',
  },
  {
    id: 'HTMLPreformatted',
    name: 'HTML Preformatted',
    basedOn: 'Normal',
    run: `<w:rFonts w:ascii="Courier New" w:hAnsi="Courier New" w:cs="Courier New"/>${size(10)}`,
  },
  {
    id: 'Hyperlink',
    name: 'Hyperlink',
    type: 'character',
    run: '<w:color w:val="8A2F1D"/><w:u w:val="single"/>',
  },
  {
    id: 'TableGrid',
    name: 'Table Grid',
    type: 'table',
    table: `<w:tblBorders>${['top', 'left', 'bottom', 'right', 'insideH', 'insideV']
      .map((side) => `<w:${side} w:val="single" w:sz="4" w:space="0" w:color="8D7F69"/>`)
      .join(
        '',
      )}</w:tblBorders><w:tblCellMar><w:left w:w="108" w:type="dxa"/><w:right w:w="108" w:type="dxa"/></w:tblCellMar>`,
  },
];

function styleXml({ id, name, type = 'paragraph', basedOn, next, paragraph, run, table }: Style) {
  return [
    `<w:style w:type="${type}"${id === 'Normal' ? ' w:default="1"' : ''} w:styleId="${id}">`,
    `<w:name w:val="${name}"/>`,
    basedOn ? `<w:basedOn w:val="${basedOn}"/>` : '',
    next ? `<w:next w:val="${next}"/>` : '',
    '<w:qFormat/>',
    paragraph ? `<w:pPr>${paragraph}</w:pPr>` : '',
    run ? `<w:rPr>${run}</w:rPr>` : '',
    table ? `<w:tblPr>${table}</w:tblPr>` : '',
    '</w:style>',
  ].join('');
}

/** `word/styles.xml`: the language, the fonts and the styles of the document. */
export function stylesPart(): string {
  return xmlPart(
    `<w:styles xmlns:w="${wordNamespace}"><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Georgia" w:hAnsi="Georgia" w:eastAsia="Georgia" w:cs="Times New Roman"/>${size(11)}<w:lang w:val="en-US" w:eastAsia="en-US" w:bidi="he-IL"/></w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:spacing w:after="120" w:line="276" w:lineRule="auto"/></w:pPr></w:pPrDefault></w:docDefaults>${styles.map(styleXml).join('')}</w:styles>`,
  );
}
