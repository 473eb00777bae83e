import { strToU8, zipSync } from 'fflate';
import type { HandoutDocument, HandoutPart } from '../handout-document.ts';
import { type BodyContext, bodyXml } from './body.ts';
import { createNumbering } from './numbering.ts';
import { type ParagraphFormat, paragraphXml, type Run } from './paragraph.ts';
import { stylesPart } from './styles.ts';
import { escapeXml, xmlPart } from './xml.ts';

const wordNamespace = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const officeRelationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageRelationships = 'http://schemas.openxmlformats.org/package/2006/relationships';
const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

/** US Letter with margins of an inch. */
const section =
  '<w:sectPr><w:pgSz w:w="12240" w:h="15840"/><w:pgMar w:top="1440" w:right="1440" w:bottom="1440" w:left="1440" w:header="720" w:footer="720" w:gutter="0"/></w:sectPr>';

/** The same document has the same bytes. */
const modified = '2026-01-01T12:00:00Z';

/** A handout as an Office Open XML document (ECMA-376). */
export function wordFile(document: HandoutDocument): Uint8Array<ArrayBuffer> {
  const links = new Map<string, string>();
  const linkId = (url: string) => {
    const id = links.get(url) ?? `link${links.size + 1}`;
    links.set(url, id);
    return id;
  };
  const numbering = createNumbering();
  const body = documentXml(document, { linkId, newNumbering: numbering.newNumbering });
  const parts: Record<string, string> = {
    '[Content_Types].xml': contentTypes(),
    '_rels/.rels': relationships([
      ['office', `${officeRelationships}/officeDocument`, 'word/document.xml'],
      [
        'core',
        'http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties',
        'docProps/core.xml',
      ],
    ]),
    'docProps/core.xml': coreProperties(document),
    'word/document.xml': xmlPart(
      `<w:document xmlns:w="${wordNamespace}" xmlns:r="${officeRelationships}"><w:body>${body}${section}</w:body></w:document>`,
    ),
    'word/_rels/document.xml.rels': relationships([
      ['styles', `${officeRelationships}/styles`, 'styles.xml'],
      ['numbering', `${officeRelationships}/numbering`, 'numbering.xml'],
      ['settings', `${officeRelationships}/settings`, 'settings.xml'],
      ...[...links].map(
        ([url, id]): Relationship => [id, `${officeRelationships}/hyperlink`, url, true],
      ),
    ]),
    'word/styles.xml': stylesPart(),
    'word/numbering.xml': numbering.part(),
    'word/settings.xml': xmlPart(
      `<w:settings xmlns:w="${wordNamespace}"><w:compat><w:compatSetting w:name="compatibilityMode" w:uri="http://schemas.microsoft.com/office/word" w:val="15"/></w:compat><w:themeFontLang w:val="en-US"/></w:settings>`,
    ),
  };
  const files = Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)]);
  return zipSync(Object.fromEntries(files), { mtime: modified });
}

function documentXml(document: HandoutDocument, context: BodyContext): string {
  const { title, publisher, parts, permission, copyrightUrl } = document;
  const paragraph = (format: ParagraphFormat, ...runs: Run[]) =>
    paragraphXml(runs, format, context.linkId);
  const partXml = (part: HandoutPart) => [
    ...('note' in part
      ? [paragraph({}, run(part.note))]
      : [
          paragraph({ style: 'Heading1' }, run(part.title)),
          ...(part.date === null ? [] : [paragraph({ style: 'Source' }, run(part.date))]),
          bodyXml(part.content, {}, context),
        ]),
    paragraph({ style: 'Source' }, run(`${publisher}, `), link(part.url)),
  ];
  return [
    paragraph({ style: 'Title' }, run(title)),
    ...parts.flatMap(partXml),
    paragraph({ style: 'Rule' }),
    paragraph({ style: 'Source' }, run(`${permission} `), link(copyrightUrl)),
  ].join('');
}

function run(text: string): Run {
  return { text, format: {} };
}

function link(url: string): Run {
  return { text: url, format: { link: url } };
}

type Relationship = [id: string, type: string, target: string, external?: boolean];

function relationships(all: Relationship[]): string {
  const xml = all.map(
    ([id, type, target, external]) =>
      `<Relationship Id="${id}" Type="${type}" Target="${escapeXml(target)}"${external ? ' TargetMode="External"' : ''}/>`,
  );
  return xmlPart(`<Relationships xmlns="${packageRelationships}">${xml.join('')}</Relationships>`);
}

function contentTypes(): string {
  const overrides = [
    ['/word/document.xml', `${wordType}.document.main+xml`],
    ['/word/styles.xml', `${wordType}.styles+xml`],
    ['/word/numbering.xml', `${wordType}.numbering+xml`],
    ['/word/settings.xml', `${wordType}.settings+xml`],
    ['/docProps/core.xml', 'application/vnd.openxmlformats-package.core-properties+xml'],
  ].map(([part, type]) => `<Override PartName="${part}" ContentType="${type}"/>`);
  return xmlPart(
    `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${overrides.join('')}</Types>`,
  );
}

/** `docProps/core.xml` (ECMA-376, Part 2, section 10). */
function coreProperties({ title, publisher }: HandoutDocument): string {
  return xmlPart(
    `<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:creator>${escapeXml(publisher)}</dc:creator><dc:language>en-US</dc:language><dc:title>${escapeXml(title)}</dc:title></cp:coreProperties>`,
  );
}
