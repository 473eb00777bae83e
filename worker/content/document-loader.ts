import type { Organization } from '../../shared/content/organization.ts';
import type { DocumentName, SiteDocument } from '../../shared/content/site-document.ts';
import { delay } from '../delay.ts';
import { documentValues } from '../documents/document-values.ts';
import { grace, requestContext } from '../request-context.ts';
import type { Settings } from '../settings.ts';
import type { Lookup } from './cache.ts';
import type { Found } from './found.ts';

type DocumentOptions = {
  settings: Settings;
  now: () => number;
};

/** If the organization is not loaded within `grace`, the document is rendered without it, and is not complete. */
export function createLoadDocument({ settings, now }: DocumentOptions) {
  const rendered = new Map<DocumentName, Found<SiteDocument>>();

  async function render(
    name: DocumentName,
    organization: Found<Organization> | undefined,
  ): Promise<Found<SiteDocument>> {
    const { version = '', storedAt = now(), validUntil = now() } = organization ?? {};
    const last = rendered.get(name);
    if (last?.version === version) return { ...last, storedAt, validUntil };
    const { renderDocument } = await import('../documents/render-document.ts');
    const value = await renderDocument(name, documentValues(settings, organization?.value));
    const found = { value, version, storedAt, validUntil };
    rendered.set(name, found);
    return found;
  }

  return (name: DocumentName, organization: Lookup<Organization>): Lookup<SiteDocument> => {
    const found = inTime(organization).then((organization) => render(name, organization));
    return { isCached: found.then(() => organization.isCached), found };
  };
}

/** Resolves to undefined if the organization is unavailable. */
async function inTime({
  isCached,
  found,
}: Lookup<Organization>): Promise<Found<Organization> | undefined> {
  const loaded = found.catch(() => undefined);
  const waits = (await isCached) || requestContext().isCrawler();
  return waits ? loaded : Promise.race([loaded, delay(grace)]);
}
