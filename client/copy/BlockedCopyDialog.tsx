import { useSetAtom } from 'jotai';
import { announceCopyAtom, type BlockedCopy } from './copy-post-atom.ts';

type BlockedCopyDialogProps = {
  blocked: BlockedCopy | null;
  onClose: () => void;
};

export function BlockedCopyDialog({ blocked, onClose }: BlockedCopyDialogProps) {
  const announceCopy = useSetAtom(announceCopyAtom);
  return (
    blocked && (
      <blocked.ManualCopyDialog copied={blocked.copied} onCopy={announceCopy} onClose={onClose} />
    )
  );
}
