import { useAtomValue } from 'jotai';
import { announcementAtom } from '../../state/announcement-atom.ts';

export function Announcer() {
  return (
    <p role="status" aria-label="What changed" className="visually-hidden">
      {useAtomValue(announcementAtom)}
    </p>
  );
}
