import type { NewNumbering } from './body.ts';
import { xmlPart } from './xml.ts';

const wordNamespace = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

/** The formats of numbers by the `type` of HTML. Bullets come first. */
const formats = [
  ['bullet', 'bullet'],
  ['', 'decimal'],
  ['a', 'lowerLetter'],
  ['A', 'upperLetter'],
  ['i', 'lowerRoman'],
  ['I', 'upperRoman'],
] as const;

const levels = 9;

/** Collects the lists of a document. Each begins anew, with its own `w:num`. */
export function createNumbering() {
  const lists: { format: number; start: number }[] = [];
  const newNumbering: NewNumbering = ({ ordered, type, start }) => {
    const format = ordered ? formats.findIndex(([name]) => name === type) : 0;
    return lists.push({ format: Math.max(0, format), start });
  };
  return {
    newNumbering,
    /** `word/numbering.xml` */
    part: () =>
      xmlPart(
        `<w:numbering xmlns:w="${wordNamespace}">${formats.map(abstractXml).join('')}${lists
          .map(
            ({ format, start }, i) =>
              `<w:num w:numId="${i + 1}"><w:abstractNumId w:val="${format}"/>${overrides(format, start)}</w:num>`,
          )
          .join('')}</w:numbering>`,
      ),
  };
}

function abstractXml([, format]: (typeof formats)[number], id: number): string {
  const levelXml = Array.from({ length: levels }, (_, level) => {
    const text = format === 'bullet' ? '•' : `%${level + 1}.`;
    const left = 360 * (level + 1);
    return `<w:lvl w:ilvl="${level}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/><w:lvlJc w:val="left"/><w:pPr><w:ind w:left="${left}" w:hanging="360"/></w:pPr></w:lvl>`;
  });
  return `<w:abstractNum w:abstractNumId="${id}"><w:multiLevelType w:val="hybridMultilevel"/>${levelXml.join('')}</w:abstractNum>`;
}

/** Word has no negative numbers. */
function overrides(format: number, start: number): string {
  if (format === 0) return '';
  return Array.from(
    { length: levels },
    (_, level) =>
      `<w:lvlOverride w:ilvl="${level}"><w:startOverride w:val="${Math.max(0, start)}"/></w:lvlOverride>`,
  ).join('');
}
