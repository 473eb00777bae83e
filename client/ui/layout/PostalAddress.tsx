import {
  addressLines,
  type Organization,
  organizationName,
} from '../../../shared/content/organization.ts';

export function PostalAddress({ organization }: { organization: Organization }) {
  const { display_email: email, physical_address } = organization;
  const lines = [organizationName(organization), ...addressLines(physical_address)];
  return (
    <address>
      {`${[...new Set(lines)].filter(Boolean).join('\n')}\n`}
      {email && <a href={`mailto:${email}`}>{email}</a>}
    </address>
  );
}
