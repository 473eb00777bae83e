import { useAtomValue } from 'jotai';
import { siteAtom } from '../state/page-store.ts';

type ReadPassageProps = {
  /** A passage such as 'Isaiah 64:1-9', with a hyphen or an en dash. */
  reference: string;
  /** The reference as the link shows it. */
  text?: string;
};

/** A link to a passage in a Bible outside, if the site has one. */
export function ReadPassage({ reference, text = reference }: ReadPassageProps) {
  const { bibleUrl } = useAtomValue(siteAtom);
  if (bibleUrl === 'off') return null;
  const typed = encodeURIComponent(reference.replaceAll('–', '-'));
  return (
    <p className="roomy screen-only">
      <a href={bibleUrl.replace('{reference}', typed)} rel="external">
        {`Read ${text}`}
      </a>
    </p>
  );
}
