import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { DOMParser } from 'linkedom';
import { validateXML } from 'xmllint-wasm';

/** An XML document, to read. tests/support/xml.ts says whether it is one. */
export function readXml(xml: string) {
  const document = new DOMParser().parseFromString(xml, 'text/xml');
  return {
    document,
    /** What all elements of that selector say. */
    texts: (selector: string) =>
      [...document.querySelectorAll(selector)].map(({ textContent }) => textContent),
  };
}

type Schema = { schema: string; extension: 'schema' | 'relaxng' };

const sitemapPackage = dirname(createRequire(import.meta.url).resolve('sitemap/package.json'));

/** As sitemaps.org publishes it; the package has a copy. */
export const sitemapSchema: Schema = {
  schema: readFileSync(join(sitemapPackage, 'schema/sitemap.xsd'), 'utf8'),
  extension: 'schema',
};

/** RFC 4287, appendix B, in RELAX NG's XML syntax. */
export const atomSchema: Schema = {
  schema: readFileSync(join(import.meta.dirname, 'atom.rng'), 'utf8'),
  extension: 'relaxng',
};

/** What libxml2 finds wrong with a document: by a schema, or that it is no XML. */
export async function xmlErrors(xml: string, schema?: Schema): Promise<string[]> {
  const { valid, errors } = await validateXML({
    xml: [{ fileName: 'document.xml', contents: xml }],
    ...(schema ?? { normalization: 'c14n' }),
    maxMemoryPages: 8192,
  });
  return valid ? [] : errors.map(({ message }) => message);
}
