import type { Organization } from '../../shared/content/organization.ts';
import type { DocumentName, SiteDocument } from '../../shared/content/site-document.ts';
import { documentValues } from '../documents/document-values.ts';
import { renderDocument } from '../documents/render-document.ts';
import { grace, requestContext } from '../request-context.ts';
import type { Settings } from '../settings.ts';
import type { Lookup } from './content-cache.ts';

export type LoadDocument = (name: DocumentName) => Lookup<SiteDocument>;

/** The site's own texts, with the organization's names in them. No visitor waits for those longer than a page waits for the provider. */
export function createLoadDocument(
  settings: Settings,
  organization: () => Lookup<Organization>,
): LoadDocument {
  const rendered = new Map<
    DocumentName,
    { of: Organization | undefined; document: SiteDocument }
  >();

  function render(name: DocumentName, of: Organization | undefined): SiteDocument {
    const last = rendered.get(name);
    if (last && last.of === of) return last.document;
    const document = renderDocument(name, documentValues(settings, of));
    rendered.set(name, { of, document });
    return document;
  }

  return (name) => {
    const { cached: kept, value } = organization();
    const document = inTime(kept, value).then((of) => render(name, of));
    return { cached: document, value: document };
  };
}

async function inTime(
  stored: Promise<Organization | undefined>,
  loaded: Promise<Organization>,
): Promise<Organization | undefined> {
  const record = requestContext();
  const loadedOrNot = loaded.catch(() => undefined);
  const organization =
    (await stored) ??
    (await (record.waitsForAll ? loadedOrNot : Promise.race([loadedOrNot, delay(grace)])));
  if (!organization) record.incomplete = true;
  return organization;
}

function delay(ms: number) {
  return new Promise<undefined>((resolve) => setTimeout(resolve, ms));
}
