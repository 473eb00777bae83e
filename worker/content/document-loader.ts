import type { Organization } from '../../shared/content/organization.ts';
import type { DocumentName, SiteDocument } from '../../shared/content/site-document.ts';
import { delay } from '../delay.ts';
import { documentValues } from '../documents/document-values.ts';
import { grace, requestContext } from '../request-context.ts';
import type { Settings } from '../settings.ts';
import type { Lookup } from './content-cache.ts';

export type LoadDocument = (name: DocumentName) => Lookup<SiteDocument>;

/**
 * Loads the site's own texts, with the organization's names in them. If the organization is not
 * loaded within `grace`, the document is rendered without it.
 */
export function createLoadDocument(
  settings: Settings,
  loadOrganization: () => Lookup<Organization>,
): LoadDocument {
  const rendered = new Map<
    DocumentName,
    { organization: Organization | undefined; document: SiteDocument }
  >();

  async function render(
    name: DocumentName,
    organization: Organization | undefined,
  ): Promise<SiteDocument> {
    const last = rendered.get(name);
    if (last && last.organization === organization) return last.document;
    const { renderDocument } = await import('../documents/render-document.ts');
    const document = await renderDocument(name, documentValues(settings, organization));
    rendered.set(name, { organization, document });
    return document;
  }

  return (name) => {
    const { cached, value } = loadOrganization();
    const document = inTime(cached, value).then((organization) => render(name, organization));
    return { cached: document, value: document };
  };
}

/** Resolves to undefined, and marks the response as incomplete, if the organization is unavailable. */
async function inTime(
  cached: Promise<Organization | undefined>,
  loaded: Promise<Organization>,
): Promise<Organization | undefined> {
  const context = requestContext();
  const loadedOrNot = loaded.catch(() => undefined);
  const organization =
    (await cached) ??
    (await (context.waitsForAll() ? loadedOrNot : Promise.race([loadedOrNot, delay(grace)])));
  if (!organization) context.incomplete = true;
  return organization;
}
