import type { html } from 'hono/html';

/** All that XML 1.0 allows no document to have, escaped or not (section 2.2). */
const notXml = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** A document from its root, a template of hono/html: what that escapes for HTML, it escapes for XML. */
export function xmlDocument(root: ReturnType<typeof html>): string {
  return `<?xml version="1.0" encoding="utf-8"?>\n${root.toString().replace(notXml, '')}\n`;
}
