import {
  addressLines,
  type Organization,
  organizationName,
} from '../../shared/content/organization.ts';
import type { Settings } from '../settings.ts';
import { contentSignal } from './content-use.ts';

export type DocumentValues = Readonly<Record<string, string>>;

/** Missing fields of the organization fall back to the settings. */
export function documentValues(
  settings: Settings,
  organization: Organization | undefined,
): DocumentValues {
  const { LEGAL_ENTITY, SUPPORT_EMAIL, PRODUCT_NAME, SITE_URL, BIBLE_URL } = settings;
  const name = (organization && organizationName(organization)) ?? LEGAL_ENTITY;
  const address = addressLines(organization?.physical_address).join(', ');
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
    organization_name: organization?.organization_name ?? name,
    display_name: organization?.display_name ?? name,
    display_name_short: organization?.display_name_short ?? name,
    display_email: organization?.display_email ?? SUPPORT_EMAIL,
    website_url: organization?.website_url ?? SITE_URL,
    address: address || SUPPORT_EMAIL,
  };
}
