import { useAtomValue } from 'jotai';
import { siteAtom } from '../state/page-store.ts';

type BibleLinkProps = {
  /** A passage such as 'Isaiah 64:1-9', with a hyphen or an en dash. */
  reference: string;
  /** The reference as the link has it. */
  text?: string;
  /** Whether the reference is beside the link, which then shows only 'Read'. */
  isBeside?: boolean;
};

/** A link to a passage in a Bible outside, if the site has one. */
export function BibleLink({ reference, text = reference, isBeside = false }: BibleLinkProps) {
  const { bibleUrl } = useAtomValue(siteAtom);
  if (bibleUrl === 'off') return null;
  const typed = encodeURIComponent(reference.replaceAll('–', '-'));
  return (
    <p className="roomy screen-only">
      <a href={bibleUrl.replace('{reference}', typed)} rel="external">
        Read <span className={isBeside ? 'visually-hidden' : undefined}>{text}</span>
      </a>
    </p>
  );
}
