import { useAtomValue, useSetAtom } from 'jotai';
import type { MouseEvent } from 'react';
import { siteAtom } from '../state/page-store.ts';
import { ScriptButton } from '../ui/ScriptButton.tsx';
import { writeCopyAtom } from './copy-post-atom.ts';

type CopyLinkProps = {
  href: string;
  message: string;
  /** The text of a link in its place without JavaScript. */
  linkText?: string;
  children: string;
};

/** Copies the URL of a path. If the browser refuses, the URL is shown and selected. */
export function CopyLink({ href, message, linkText, children }: CopyLinkProps) {
  const { url } = useAtomValue(siteAtom);
  const writeCopy = useSetAtom(writeCopyAtom);
  const link = url + href;

  function copy({ currentTarget }: MouseEvent) {
    const shown = currentTarget.nextElementSibling as HTMLElement;
    writeCopy(
      ({ copiedLink }) => copiedLink(link),
      () => {
        shown.hidden = false;
        getSelection()?.selectAllChildren(shown);
      },
      message,
    );
  }

  return (
    <>
      <ScriptButton onClick={copy}>{children}</ScriptButton>
      <span hidden>{link}</span>
      {linkText && (
        <a className="secondary unscripted" href={href}>
          {linkText}
        </a>
      )}
    </>
  );
}

/** Copies the URL of a feed. A browser would show its code. */
export function FeedAddress({ href, linkText }: { href: string; linkText: string }) {
  return (
    <CopyLink
      href={href}
      message="The feed's address is copied. Paste it into a feed reader."
      linkText={linkText}
    >
      Copy feed address
    </CopyLink>
  );
}
