import { useSetAtom } from 'jotai';
import { type MouseEvent, useState } from 'react';
import { BlockedCopyDialog } from './BlockedCopyDialog.tsx';
import { type BlockedCopy, copiedPostChunk, copyPostAtom } from './copy-post-atom.ts';

type CopyButtonProps = { title: string; href: string };

export function CopyButton({ title, href }: CopyButtonProps) {
  const copyPost = useSetAtom(copyPostAtom);
  const [blocked, setBlocked] = useState<BlockedCopy | null>(null);

  async function copy({ currentTarget }: MouseEvent) {
    setBlocked(await copyPost({ control: currentTarget, title, href }));
  }

  return (
    <>
      <button
        type="button"
        aria-label={`Copy: ${title}`}
        onClick={copy}
        {...copiedPostChunk.preloadProps}
      >
        Copy
      </button>
      <BlockedCopyDialog blocked={blocked} onClose={() => setBlocked(null)} />
    </>
  );
}
