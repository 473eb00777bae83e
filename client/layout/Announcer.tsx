import { useAtomValue } from 'jotai';
import { announcementAtom } from './announcement-atom.ts';

export function Announcer() {
  return (
    <p role="status" className="visually-hidden">
      {useAtomValue(announcementAtom)}
    </p>
  );
}
