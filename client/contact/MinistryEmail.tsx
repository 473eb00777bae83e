import { useAtomValue } from 'jotai';
import { dataOf } from '../../shared/content/result.ts';
import { organizationContent } from '../content/content-atoms.ts';
import { siteAtom } from '../state/page-store.ts';

export function MinistryEmail() {
  const { supportEmail } = useAtomValue(siteAtom);
  const organization = useAtomValue(organizationContent.remote);
  const email = dataOf(organization)?.display_email || supportEmail;
  return <a href={`mailto:${email}`}>{email}</a>;
}
