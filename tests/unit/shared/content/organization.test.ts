import { expect, test } from 'vitest';
import { addressLines, organizationName } from '../../../../shared/content/organization.ts';

const address = { address_line_one: '1 Sample Street', city: 'Springfield', state: 'IL' };

test.each([
  [{ ...address, postal_code: '62701' }, ['1 Sample Street', 'Springfield, IL 62701']],
  [{ ...address, city: undefined }, ['1 Sample Street', 'IL']],
  [{ city: 'Springfield' }, ['Springfield']],
  [{ state: 'IL' }, ['IL']],
  [undefined, []],
])('the address %j has the lines %j', (address, lines) => {
  expect(addressLines(address)).toEqual(lines);
});

test.each([
  [{ display_name: 'A', organization_name: 'B', display_name_short: 'C' }, 'A'],
  [{ organization_name: 'B', display_name_short: 'C' }, 'B'],
  [{ display_name_short: 'C' }, 'C'],
  [{}, undefined],
])('the organization %j is named %j', (organization, name) => {
  expect(organizationName(organization)).toBe(name);
});
