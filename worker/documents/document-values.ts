import type { Organization } from '../../shared/organization.ts';
import { contentSignal } from '../discovery/content-use.ts';
import type { Settings } from '../settings.ts';

/** What the documents' placeholders stand for. */
export type DocumentValues = Readonly<Record<string, string>>;

/** From the settings and the organization; without it the settings stand in for its names and e-mail. */
export function documentValues(
  settings: Settings,
  organization: Organization | undefined,
): DocumentValues {
  const { LEGAL_ENTITY, SUPPORT_EMAIL, PRODUCT_NAME, SITE_URL } = settings;
  const address = organization?.physical_address;
  return {
    product_name: PRODUCT_NAME,
    site_url: SITE_URL,
    content_signal: contentSignal,
    legal_entity: LEGAL_ENTITY,
    support_email: SUPPORT_EMAIL,
    organization_name: organization?.organization_name ?? LEGAL_ENTITY,
    display_name: organization?.display_name ?? LEGAL_ENTITY,
    display_name_short: organization?.display_name_short ?? LEGAL_ENTITY,
    display_email: organization?.display_email ?? SUPPORT_EMAIL,
    website_url: organization?.website_url ?? SITE_URL,
    address: address
      ? `${address.address_line_one}, ${address.city}, ${address.state} ${address.postal_code}`
      : SUPPORT_EMAIL,
  };
}
