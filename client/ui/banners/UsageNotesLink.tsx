import { useAtomValue } from 'jotai';
import { articleHref } from '../../../shared/paths.ts';
import { siteAtom } from '../../state/site-atom.ts';

export function UsageNotesLink() {
  const { usageNotesId } = useAtomValue(siteAtom);
  return <a href={articleHref(usageNotesId)}>Read the notes on use</a>;
}
