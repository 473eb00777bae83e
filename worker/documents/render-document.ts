import type { Root as HtmlRoot } from 'hast';
import type { Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toHast } from 'mdast-util-to-hast';
import { visit } from 'unist-util-visit';
import type { DocumentName, SiteDocument } from '../../shared/content/site-document.ts';
import { descriptionOf } from '../../shared/text/excerpt.ts';
import { toText } from '../../shared/text/to-text.ts';
import { serializeMarkup } from '../sanitize/markup.ts';
import type { DocumentValues } from './document-values.ts';

const sources: Record<DocumentName, () => Promise<{ default: string }>> = {
  about: () => import('./about.md?raw'),
  copyright: () => import('./copyright.md?raw'),
  'privacy-policy': () => import('./privacy-policy.md?raw'),
  terms: () => import('./terms.md?raw'),
};

/**
 * Renders a document from its Markdown (CommonMark without HTML). The page has its title. Placeholders are replaced in the
 * parsed text, so that a value is never parsed as markup.
 * @throws {Error} for a placeholder without a value
 */
export async function renderDocument(
  name: DocumentName,
  values: DocumentValues,
): Promise<SiteDocument> {
  const source = await sources[name]();
  const markdown = fromMarkdown(source.default);
  fillPlaceholders(markdown, values);
  const tree = toHast(markdown) as HtmlRoot;
  const sections: SiteDocument['sections'] = [];
  visit(tree, 'element', (element) => {
    if (element.tagName !== 'h2') return;
    const section = { id: fragmentOf(toText(element)), title: toText(element) };
    element.properties.id = section.id;
    sections.push(section);
  });
  return {
    id: name,
    content: serializeMarkup(tree),
    description: descriptionOf(paragraphText(tree)),
    sections,
  };
}

function fillPlaceholders(tree: Root, values: DocumentValues) {
  const fill = (text: string) =>
    text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`No value for {{${name}}}.`);
      return value;
    });
  visit(tree, (node) => {
    if (node.type === 'text') node.value = fill(node.value);
    if (node.type === 'link') node.url = fill(node.url);
  });
}

/** Returns the text of the paragraphs, without the notes that the text is a sample or when it was modified. */
function paragraphText(tree: HtmlRoot): string {
  return tree.children
    .filter((node) => node.type === 'element' && node.tagName === 'p')
    .map((paragraph) => toText(paragraph))
    .filter((text) => !/^(Sample text|Last modified)/.test(text))
    .join(' ');
}

/** The URL fragment of a section, without its number: '12. Changes and contact' is at '#changes-and-contact'. */
function fragmentOf(title: string): string {
  return title
    .replace(/^\d+\.\s*/, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
