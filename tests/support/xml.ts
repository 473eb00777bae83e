import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
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

type Schema = { schema: string; extension: 'schema' | 'relaxng' };

const sitemapPackage = dirname(createRequire(import.meta.url).resolve('sitemap/package.json'));

/** The schema of sitemaps.org, from its copy in the package. */
export const sitemapSchema: Schema = {
  schema: readFileSync(join(sitemapPackage, 'schema/sitemap.xsd'), 'utf8'),
  extension: 'schema',
};

/** The part of RFC 4287 that the feeds use, in the XML syntax of RELAX NG. */
export const atomSchema: Schema = {
  schema: readFileSync(join(import.meta.dirname, 'atom.rng'), 'utf8'),
  extension: 'relaxng',
};

/** Returns the errors that libxml2 finds in documents: of their schema, or of well-formedness. */
export async function xmlErrors(xml: string | string[], schema?: Schema): Promise<string[]> {
  const { valid, errors } = await validateXML({
    xml: [xml].flat().map((contents, i) => ({ fileName: `document-${i}.xml`, contents })),
    ...(schema ?? { normalization: 'c14n' }),
    maxMemoryPages: 8192,
  });
  return valid ? [] : errors.map(({ message }) => message);
}
