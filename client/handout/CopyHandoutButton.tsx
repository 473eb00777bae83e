import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { paths } from '../../shared/routes.ts';
import { BlockedCopyDialog } from '../copy/BlockedCopyDialog.tsx';
import { type BlockedCopy, copiedPostChunk, writeCopyAtom } from '../copy/copy-post-atom.ts';
import { siteAtom } from '../state/page-store.ts';
import styles from './HandoutPage.module.css';

export function CopyHandoutButton({ title }: { title: string }) {
  const { url } = useAtomValue(siteAtom);
  const writeCopy = useSetAtom(writeCopyAtom);
  const [blocked, setBlocked] = useState<BlockedCopy | null>(null);

  async function copy() {
    const copied = copiedPostChunk
      .load()
      .then(({ copiedPosts }) =>
        copiedPosts(document.body, { title, copyrightUrl: url + paths.copyright }),
      );
    setBlocked(await writeCopy(copied));
  }

  return (
    <>
      <button
        type="button"
        className={`${styles.tool} ${styles.scripted}`}
        onClick={copy}
        {...copiedPostChunk.preloadProps}
      >
        Copy all
      </button>
      <BlockedCopyDialog blocked={blocked} onClose={() => setBlocked(null)} />
    </>
  );
}
