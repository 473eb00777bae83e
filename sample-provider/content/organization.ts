import type { Organization } from '../../shared/content/organization.ts';

/** The sample organization. The domain example.org is reserved for documentation (RFC 2606). */
export const sampleOrganization = {
  display_name: 'Areopagus Sample Ministry',
  organization_name: 'Areopagus Sample Ministry, Inc.',
  display_name_short: 'Areopagus',
  display_email: 'contact@example.org',
  website_url: 'https://www.example.org',
  physical_address: {
    address_line_one: '1 Sample Street',
    city: 'Springfield',
    state: 'IL',
    postal_code: '62701',
  },
} satisfies Organization;
