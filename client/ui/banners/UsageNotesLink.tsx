import { useAtomValue } from 'jotai';
import { articlesList } from '../../../shared/content/lists.ts';
import { postHref } from '../../../shared/routes.ts';
import { siteAtom } from '../../state/site-atom.ts';

export function UsageNotesLink() {
  const { usageNotesId } = useAtomValue(siteAtom);
  return <a href={postHref(articlesList, usageNotesId)}>Read the notes on use</a>;
}
