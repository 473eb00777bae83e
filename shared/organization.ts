import type { OrganizationResponse } from './provider-contract.ts';

/** Whose site this is (specification, section 3); shown in the footer and the legal pages. */
export type Organization = OrganizationResponse['data'];
