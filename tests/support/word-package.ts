import { strFromU8, unzipSync } from 'fflate';
import { xmlErrors } from './xml.ts';

/** The parts of an Office Open XML package, by their path. */
export function wordParts(file: Uint8Array): Record<string, string> {
  const parts = Object.entries(unzipSync(file)).map(([path, bytes]) => [path, strFromU8(bytes)]);
  return Object.fromEntries(parts);
}

/** Returns what is wrong with a package: XML that is not well-formed, parts without a type, relationships without a target, ids that are not defined. */
export async function packageProblems(parts: Record<string, string>): Promise<string[]> {
  const problems: string[] = [];
  for (const [path, xml] of Object.entries(parts)) {
    for (const error of await xmlErrors(xml)) problems.push(`${path}: ${error}`);
  }
  const types = parts['[Content_Types].xml'] ?? '';
  for (const path of Object.keys(parts)) {
    const isTyped = types.includes(`PartName="/${path}"`) || /(\.rels|Types\].xml)$/.test(path);
    if (!isTyped) problems.push(`${path} has no content type.`);
  }
  for (const [, path = ''] of types.matchAll(/PartName="\/([^"]*)"/g)) {
    if (!(path in parts)) problems.push(`${path} has a content type and does not exist.`);
  }
  for (const [path, xml] of Object.entries(parts).filter(([path]) => path.endsWith('.rels'))) {
    const folder = path.replace(/_rels\/[^/]*$/, '');
    for (const [relationship, target = ''] of xml.matchAll(
      /<Relationship [^>]*Target="([^"]*)"[^>]*>/g,
    )) {
      const isExternal = relationship.includes('TargetMode="External"');
      if (!isExternal && !(folder + target in parts)) problems.push(`${path}: no ${target}`);
    }
    const ids = [...xml.matchAll(/ Id="([^"]*)"/g)].map(([, id]) => id);
    if (new Set(ids).size < ids.length) problems.push(`${path} has an id twice.`);
  }
  for (const part of ['document', 'footnotes']) {
    const content = parts[`word/${part}.xml`] ?? '';
    const uses: [RegExp, string, (id: string) => string][] = [
      [/r:id="([^"]*)"/g, `_rels/${part}.xml.rels`, (id) => `Id="${id}"`],
      [/<w:(?:p|r|tbl)Style w:val="([^"]*)"/g, 'styles.xml', (id) => `w:styleId="${id}"`],
      [/<w:numId w:val="([^"]*)"/g, 'numbering.xml', (id) => `w:numId="${id}"`],
      [/<w:footnoteReference w:id="([^"]*)"/g, 'footnotes.xml', (id) => `w:id="${id}"`],
      [
        /<w:hyperlink w:history="1" w:anchor="([^"]*)">/g,
        'document.xml',
        (id) => `<w:bookmarkStart w:name="${id}"`,
      ],
    ];
    for (const [pattern, path, definition] of uses) {
      for (const [, id = ''] of content.matchAll(pattern)) {
        const isDefined = parts[`word/${path}`]?.includes(definition(id));
        if (!isDefined) problems.push(`${id} is not defined.`);
      }
    }
  }
  return problems;
}

/** The paragraphs of a part: their style and their text, with the marks of footnotes as `[^1]`. */
export function wordParagraphs(
  parts: Record<string, string>,
  part = 'document',
): [style: string, text: string][] {
  const content = parts[`word/${part}.xml`] ?? '';
  return [...content.matchAll(/<w:p>(.*?)<\/w:p>/g)].map(([, xml = '']) => [
    /<w:pStyle w:val="([^"]*)"/.exec(xml)?.[1] ?? '',
    [...xml.matchAll(/<w:t [^>]*>([^<]*)<\/w:t>|(<w:br\/>)|<w:footnoteReference w:id="(\d+)"\/>/g)]
      .map(([, text, lineBreak, footnote]) =>
        footnote ? `[^${footnote}]` : lineBreak ? '\n' : text,
      )
      .join(''),
  ]);
}
