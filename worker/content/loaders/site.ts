import { organizationKind } from '../../../shared/content/organization.ts';
import { dataOf } from '../../../shared/content/result.ts';
import {
  type DocumentName,
  documentKind,
  type SiteDocument,
} from '../../../shared/content/site-document.ts';
import { receivedOrganizationSchema } from '../../provider/wire-schemas.ts';
import { soon } from '../content.ts';
import { type Loader, storedLoader } from '../loader.ts';
import { tags } from '../tags.ts';

export const organization = storedLoader({
  kind: organizationKind,
  tags: () => [tags.site],
  recipe: (_, { blogService }) => ({
    load: blogService.organization,
    schema: receivedOrganizationSchema,
  }),
});

/** The text with the names of the organization, or without it those of the settings. It waits for the organization no longer than a page does. */
export const document: Loader<{ name: DocumentName }, SiteDocument> = {
  kind: documentKind,
  tags: () => [tags.site],
  async lookUp({ params: { name }, url }, sources, facts) {
    const { cache, settings, now } = sources;
    const found = await organization.lookUp(organizationKind.request({}), sources, facts);
    const publisher = 'pending' in found ? await soon(found.pending) : found;
    const names = dataOf(publisher?.value);
    const { value } = await cache.computed(url, names, async () => {
      const { renderDocument } = await import('../../documents/render-document.ts');
      return renderDocument(name, settings, names);
    });
    const storedAt = publisher?.storedAt ?? now();
    return { value: { data: value }, storedAt, isPartial: publisher === undefined };
  },
};
