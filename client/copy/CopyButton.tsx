import { useSetAtom } from 'jotai';
import { type MouseEvent, useState } from 'react';
import type { Copied } from './copied-post.ts';
import { copyPostAtom } from './copy-post-atom.ts';
import { ManualCopyDialog } from './ManualCopyDialog.tsx';
import { contentBeside } from './portable-content.ts';

type CopyButtonProps = { title: string; href: string };

export function CopyButton({ title, href }: CopyButtonProps) {
  const copyPost = useSetAtom(copyPostAtom);
  const [uncopied, setUncopied] = useState<Copied | null>(null);

  async function copy({ currentTarget }: MouseEvent) {
    setUncopied(await copyPost({ content: contentBeside(currentTarget), title, href }));
  }

  return (
    <>
      <button type="button" aria-label={`Copy: ${title}`} onClick={copy}>
        Copy
      </button>
      {uncopied && <ManualCopyDialog copied={uncopied} onClose={() => setUncopied(null)} />}
    </>
  );
}
