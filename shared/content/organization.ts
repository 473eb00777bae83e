import { defineKind, type NoParams } from './content-request.ts';

type Texts<Name extends string> = { [name in Name]?: string | undefined };

type PostalAddress = Texts<'address_line_one' | 'city' | 'state' | 'postal_code'>;

/** The organization that publishes the site (specification, section 3). The footer and the legal pages show it. Each text is a single line. */
export type Organization = Texts<
  'display_name' | 'organization_name' | 'display_name_short' | 'display_email' | 'website_url'
> & { physical_address?: PostalAddress | undefined };

export const organizationKind = defineKind<NoParams, Organization>('organization', {
  path: '/api/organization',
});

export function organizationName(organization: Organization): string | undefined {
  const { display_name, organization_name, display_name_short } = organization;
  return display_name ?? organization_name ?? display_name_short;
}

export function addressLines(address: PostalAddress = {}): string[] {
  const { address_line_one = '', city, state, postal_code } = address;
  const region = [state, postal_code].filter(Boolean).join(' ');
  return [address_line_one, [city, region].filter(Boolean).join(', ')].filter(Boolean);
}
