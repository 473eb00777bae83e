import type { Root } from 'hast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toHast } from 'mdast-util-to-hast';
import { visit } from 'unist-util-visit';
import type { Plugin } from 'vite';
import { toText } from '../shared/text/to-text.ts';
import type { DocumentTemplate } from '../worker/documents/render-document.ts';
import { toHtml } from '../worker/sanitize/to-html.ts';

/** Renders the documents of the site when it is built. */
export const documents: Plugin = {
  name: 'documents',
  transform: {
    filter: { id: /\/worker\/documents\/[^/]+\.md$/ },
    handler: (markdown) => ({
      code: `export default ${JSON.stringify(templateOf(markdown))}`,
      map: null,
    }),
  },
};

/** Renders Markdown (CommonMark without HTML). The page has its title. */
function templateOf(markdown: string): DocumentTemplate {
  const tree = toHast(fromMarkdown(markdown)) as Root;
  const sections: DocumentTemplate['sections'] = [];
  visit(tree, 'element', (element) => {
    const { properties } = element;
    // The placeholder of a URL, which is encoded.
    properties.href &&= decodeURI(`${properties.href}`);
    if (element.tagName !== 'h2') return;
    const title = toText(element);
    properties.id = fragmentOf(title);
    sections.push({ id: properties.id, title });
  });
  return { content: toHtml(tree), text: beginningOf(tree), sections };
}

/** Returns the text of the first paragraphs, without the notes that the text is a sample or when it was modified. */
function beginningOf(tree: Root): string {
  return tree.children
    .filter((node) => node.type === 'element' && node.tagName === 'p')
    .map((paragraph) => toText(paragraph))
    .filter((text) => !/^(Sample text|Last modified)/.test(text))
    .slice(0, 3)
    .join(' ');
}

/** The URL fragment of a section, without its number: '12. Changes and contact' is at '#changes-and-contact'. */
function fragmentOf(title: string): string {
  const name = title.replace(/^\d+\./, '').toLowerCase();
  return (name.match(/[a-z0-9]+/g) ?? []).join('-');
}
