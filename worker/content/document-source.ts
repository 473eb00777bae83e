import type { Organization } from '../../shared/organization.ts';
import type { DocumentName, SiteDocument } from '../../shared/site-document.ts';
import { documentValues } from '../documents/document-values.ts';
import { renderDocument } from '../documents/render-document.ts';
import { requestRecord } from '../request-record.ts';
import type { Settings } from '../settings.ts';
import type { Lookup } from './content-cache.ts';

/** The site's own texts, with the organization's names in them; they are there without it, too. */
export function createDocumentSource(settings: Settings, organization: () => Lookup<Organization>) {
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

  return (name: DocumentName): Lookup<SiteDocument> => {
    const { kept, value } = organization();
    return {
      kept: kept.then((of) => of && render(name, of)),
      value: value.catch(withoutOrganization).then((of) => render(name, of)),
    };
  };
}

function withoutOrganization(): undefined {
  requestRecord().incomplete = true;
}
