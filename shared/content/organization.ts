/** Of each field, undefined means that the provider does not tell it. */
export type PostalAddress = {
  address_line_one?: string | undefined;
  city?: string | undefined;
  state?: string | undefined;
  postal_code?: string | undefined;
};

/** Whose site this is (specification, section 3); shown in the footer and the legal pages. Each text is in one line. */
export type Organization = {
  display_name?: string | undefined;
  organization_name?: string | undefined;
  display_name_short?: string | undefined;
  display_email?: string | undefined;
  website_url?: string | undefined;
  physical_address?: PostalAddress | undefined;
};

export function organizationName(organization: Organization): string | undefined {
  const { display_name, organization_name, display_name_short } = organization;
  return display_name ?? organization_name ?? display_name_short;
}

/** The lines of a postal address, as many as there are. */
export function addressLines(address: PostalAddress = {}): string[] {
  const { address_line_one, city, state, postal_code } = address;
  const region = present([state, postal_code]).join(' ');
  return present([address_line_one, present([city, region]).join(', ')]);
}

function present(texts: (string | undefined)[]): string[] {
  return texts.flatMap((text) => text || []);
}
