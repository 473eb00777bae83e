import { raw } from 'hono/html';
import { xmlDocument } from '../../feeds/xml-document.ts';

/** Escapes text for content and attributes of XML. */
export function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** Serializes a document from the markup of its root element. */
export function xmlPart(root: string): string {
  return xmlDocument(raw(root));
}
