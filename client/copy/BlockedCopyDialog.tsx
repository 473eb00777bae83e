import { useSetAtom } from 'jotai';
import { announceCopyAtom, type BlockedCopy } from './copy-post-atom.ts';

type BlockedCopyDialogProps = {
  /** Null if the copy was not blocked. */
  blocked: BlockedCopy | null;
  onClose: () => void;
};

/** The manual copy dialog of a copy that the browser has blocked. */
export function BlockedCopyDialog({ blocked, onClose }: BlockedCopyDialogProps) {
  const announceCopy = useSetAtom(announceCopyAtom);
  return (
    blocked && (
      <blocked.ManualCopyDialog copied={blocked.copied} onCopy={announceCopy} onClose={onClose} />
    )
  );
}
