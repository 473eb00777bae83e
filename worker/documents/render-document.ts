import { html } from 'hono/html';
import {
  addressLines,
  type Organization,
  organizationName,
} from '../../shared/content/organization.ts';
import type { DocumentName, SiteDocument } from '../../shared/content/site-document.ts';
import { descriptionOf } from '../../shared/text/excerpt.ts';
import type { Settings } from '../settings.ts';
import { contentSignal } from './content-use.ts';

/** What the build makes of a document's Markdown (scripts/documents-plugin.ts). `text` is its plain text as far as the description may need it. */
export type DocumentTemplate = Pick<SiteDocument, 'content' | 'sections'> & { text: string };

const templates = import.meta.glob<DocumentTemplate>('./*.md', { import: 'default' });

/**
 * A document with the values of its placeholders. A value is never markup.
 * @throws {Error} for a placeholder without a value
 */
export async function renderDocument(
  name: DocumentName,
  settings: Settings,
  organization: Organization = {},
): Promise<SiteDocument> {
  const load = templates[`./${name}.md`] as () => Promise<DocumentTemplate>;
  const { content, text, sections } = await load();
  const values = valuesOf(settings, organization);
  const fill = (text: string, format: (value: string) => string) =>
    text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`No value for {{${name}}}.`);
      return format(value);
    });
  return {
    id: name,
    content: fill(content, (value) => html`${value}`.toString()),
    description: descriptionOf(fill(text, String)),
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
