import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DOMParser } from 'linkedom';
import { validateXML } from 'xmllint-wasm';

/** Parses an XML document. `xmlErrors` checks whether it is well-formed. */
export function readXml(xml: string) {
  const document = new DOMParser().parseFromString(xml, 'text/xml');
  return {
    document,
    /** The text of each matching element. */
    texts: (selector: string) =>
      [...document.querySelectorAll(selector)].map(({ textContent }) => textContent),
  };
}

/** A schema in the XML syntax of RELAX NG. */
const schemaIn = (file: string) => ({
  schema: readFileSync(join(import.meta.dirname, file), 'utf8'),
  extension: 'relaxng' as const,
});

export const sitemapSchema = schemaIn('sitemap.rng');

/** The part of RFC 4287 that the feeds use. */
export const atomSchema = schemaIn('atom.rng');

/** Returns the errors that libxml2 finds in documents: of their schema, or of well-formedness. */
export async function xmlErrors(
  xml: string | string[],
  schema?: typeof atomSchema,
): Promise<string[]> {
  const { valid, errors } = await validateXML({
    xml: [xml].flat().map((contents, i) => ({ fileName: `document-${i}.xml`, contents })),
    ...(schema ?? { normalization: 'c14n' }),
    maxMemoryPages: 8192,
  });
  return valid ? [] : errors.map(({ message }) => message);
}
