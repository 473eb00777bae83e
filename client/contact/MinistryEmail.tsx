import { useAtomValue } from 'jotai';
import { organizationContent } from '../content/content-atoms.ts';
import { siteAtom } from '../state/site-atom.ts';

/** The ministry's e-mail address, or that of the site's support where it is not known. */
export function MinistryEmail() {
  const { supportEmail } = useAtomValue(siteAtom);
  const organization = useAtomValue(organizationContent.remote);
  const known = organization !== 'loading' && 'data' in organization;
  const email = (known && organization.data.display_email) || supportEmail;
  return <a href={`mailto:${email}`}>{email}</a>;
}
