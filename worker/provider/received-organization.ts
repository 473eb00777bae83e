import { z } from 'zod';
import type { Organization } from '../../shared/content/organization.ts';
import { shownLine } from './tolerant-fields.ts';

const emailSchema = shownLine.transform((email) => (email?.includes('@') ? email : undefined));

const addressSchema = z
  .object({
    address_line_one: shownLine,
    city: shownLine,
    state: shownLine,
    postal_code: shownLine,
  })
  .transform((address) => (hasValues(address) ? address : undefined))
  .optional()
  .catch(undefined);

/** The organization as the provider sends it, and as it is stored: all of its fields may be absent, but not all at once. */
export const receivedOrganizationSchema: z.ZodType<Organization> = z
  .object({
    display_name: shownLine,
    organization_name: shownLine,
    display_name_short: shownLine,
    display_email: emailSchema,
    website_url: shownLine,
    physical_address: addressSchema,
  })
  .refine(hasValues, 'No field of the organization can be shown.');

function hasValues(fields: object): boolean {
  return Object.values(fields).some((value) => value !== undefined);
}
