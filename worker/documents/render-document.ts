import type { Root as HtmlRoot } from 'hast';
import type { Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toHast } from 'mdast-util-to-hast';
import { visit } from 'unist-util-visit';
import {
  addressLines,
  type Organization,
  organizationName,
} from '../../shared/content/organization.ts';
import type { DocumentName, SiteDocument } from '../../shared/content/site-document.ts';
import { descriptionOf } from '../../shared/text/excerpt.ts';
import { toText } from '../../shared/text/to-text.ts';
import { serializeMarkup } from '../sanitize/markup.ts';
import type { Settings } from '../settings.ts';
import { contentSignal } from './content-use.ts';

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
  settings: Settings,
  organization: Organization = {},
): Promise<SiteDocument> {
  const source = await sources[name]();
  const markdown = fromMarkdown(source.default);
  fillPlaceholders(markdown, valuesOf(settings, organization));
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

/** The values of the placeholders. Missing fields of the organization fall back to the settings. */
function valuesOf(settings: Settings, organization: Organization): Record<string, string> {
  const { LEGAL_ENTITY, SUPPORT_EMAIL, PRODUCT_NAME, SITE_URL, BIBLE_URL } = settings;
  const name = organizationName(organization) ?? LEGAL_ENTITY;
  const address = addressLines(organization.physical_address).join(', ');
  const sites = 'other sites that we link to';
  return {
    linked_sites:
      BIBLE_URL === 'off'
        ? sites
        : `${sites}, such as ${new URL(BIBLE_URL).host}, where a link like "Read Isaiah 64:1–9" opens the passage`,
    product_name: PRODUCT_NAME,
    site_url: SITE_URL,
    content_signal: contentSignal,
    legal_entity: LEGAL_ENTITY,
    support_email: SUPPORT_EMAIL,
    organization_name: organization.organization_name ?? name,
    display_name: organization.display_name ?? name,
    display_name_short: organization.display_name_short ?? name,
    display_email: organization.display_email ?? SUPPORT_EMAIL,
    website_url: organization.website_url ?? SITE_URL,
    address: address || SUPPORT_EMAIL,
  };
}

function fillPlaceholders(tree: Root, values: Record<string, string>) {
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
