import { strFromU8, unzipSync } from 'fflate';
import { xmlErrors } from './xml.ts';

/** The parts of an Office Open XML package, by their path. */
export function wordParts(file: Uint8Array): Record<string, string> {
  const parts = Object.entries(unzipSync(file)).map(([path, bytes]) => [path, strFromU8(bytes)]);
  return Object.fromEntries(parts);
}

/** Returns what is wrong with a package: XML that is not well-formed, parts without a type, relationships without a target, ids that are not defined. */
export async function packageProblems(parts: Record<string, string>): Promise<string[]> {
  const problems = await xmlErrors(Object.values(parts));
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
  const document = parts['word/document.xml'] ?? '';
  const uses: [RegExp, string, (id: string) => string][] = [
    [/r:id="([^"]*)"/g, '_rels/document.xml.rels', (id) => `Id="${id}"`],
    [/<w:(?:p|r|tbl)Style w:val="([^"]*)"/g, 'styles.xml', (id) => `w:styleId="${id}"`],
    [/<w:numId w:val="([^"]*)"/g, 'numbering.xml', (id) => `w:numId="${id}"`],
  ];
  for (const [pattern, path, definition] of uses) {
    for (const [, id = ''] of document.matchAll(pattern)) {
      const isDefined = parts[`word/${path}`]?.includes(definition(id));
      if (!isDefined) problems.push(`${id} is not defined.`);
    }
  }
  return problems;
}

/** The paragraphs of a document: their style and their text. */
export function wordParagraphs(parts: Record<string, string>): [style: string, text: string][] {
  const content = parts['word/document.xml'] ?? '';
  return [...content.matchAll(/<w:p>(.*?)<\/w:p>/g)].map(([, xml = '']) => [
    /<w:pStyle w:val="([^"]*)"/.exec(xml)?.[1] ?? '',
    [...xml.matchAll(/<w:t [^>]*>([^<]*)<\/w:t>|<w:br\/>/g)]
      .map(([, text]) => text ?? '\n')
      .join(''),
  ]);
}
