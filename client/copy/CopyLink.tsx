import { useAtomValue, useSetAtom } from 'jotai';
import { siteAtom } from '../state/page-store.ts';
import { writeCopyAtom } from './copy-post-atom.ts';

type CopyLinkProps = {
  href: string;
  message: string;
  /** Whether 'Share' is in its place if the browser can share. */
  isForShare?: boolean;
  children: string;
};

/** Copies the URL of a path. If the browser refuses, a field has it, selected. */
export function CopyLink({ href, message, isForShare, children }: CopyLinkProps) {
  const { url } = useAtomValue(siteAtom);
  const writeCopy = useSetAtom(writeCopyAtom);

  function copy({ nextElementSibling }: Element) {
    const field = nextElementSibling as HTMLInputElement;
    const text = field.value;
    const escaped = text.replaceAll('&', '&amp;');
    writeCopy(
      Promise.resolve({ text, html: `<a href="${escaped}">${escaped}</a>` }),
      () => {
        field.hidden = false;
        field.focus();
        field.select();
      },
      message,
    );
  }

  return (
    <>
      <button
        type="button"
        className="secondary scripted"
        data-no-share={isForShare}
        onClick={({ currentTarget }) => copy(currentTarget)}
      >
        {children}
      </button>
      <input type="text" aria-label={children} value={url + href} readOnly hidden />
    </>
  );
}
