import type { html } from 'hono/html';

/** The characters that XML 1.0 forbids, even escaped (section 2.2). */
const forbidden = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** Serializes a document from its root element, a template of hono/html. Its HTML escaping is valid for XML, too. */
export function xmlDocument(root: ReturnType<typeof html>): string {
  return `<?xml version="1.0" encoding="utf-8"?>\n${xmlText(root.toString())}\n`;
}

export function xmlText(text: string): string {
  return text.replace(forbidden, '');
}
