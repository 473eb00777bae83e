import { organizationKind } from '../../../shared/content/organization.ts';
import { receivedOrganizationSchema } from '../../provider/wire-schemas.ts';
import { storedLoader } from '../loader.ts';
import { tags } from '../tags.ts';

export const organization = storedLoader({
  kind: organizationKind,
  tags: () => [tags.site],
  recipe: ({ url }, { session }) => ({
    key: url,
    load: session.organization,
    schema: receivedOrganizationSchema,
    canBeMadeUp: false,
  }),
});
