import { useSetAtom } from 'jotai';
import { type MouseEvent, useState } from 'react';
import type { CopiedPost } from './copied-post.ts';
import { copyPostAtom } from './copy-post-atom.ts';
import { ManualCopyDialog } from './ManualCopyDialog.tsx';
import { contentOfPost } from './portable-content.ts';

type CopyButtonProps = { title: string; href: string };

export function CopyButton({ title, href }: CopyButtonProps) {
  const copyPost = useSetAtom(copyPostAtom);
  const [blocked, setBlocked] = useState<CopiedPost | null>(null);

  async function copy({ currentTarget }: MouseEvent) {
    setBlocked(await copyPost({ content: contentOfPost(currentTarget), title, href }));
  }

  return (
    <>
      <button type="button" aria-label={`Copy: ${title}`} onClick={copy}>
        Copy
      </button>
      {blocked && <ManualCopyDialog copied={blocked} onClose={() => setBlocked(null)} />}
    </>
  );
}
