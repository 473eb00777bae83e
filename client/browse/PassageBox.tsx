import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { elementIds } from '../../shared/dom-contract.ts';
import { parameters, passageHref } from '../../shared/routes.ts';
import { books } from '../../shared/scripture/books.ts';
import type { NoSuchPassage, Passage } from '../../shared/scripture/passage.ts';
import { announcementAtom } from '../state/announcement-atom.ts';
import { closeOverlays } from '../ui/close-overlays.ts';
import { FilterBox } from './FilterBox.tsx';
import { filterGroups } from './label-group.ts';
import { openGroupAtom } from './open-group-atom.ts';
import { panelFilterAtom } from './panel-filter-atom.ts';
import { loadPassageReaderAtom, noBooksFound, passageReaderAtom } from './passage-atom.ts';

/** How long a visitor who types has stopped before a screen reader tells what came of it; ms. */
const pause = 600;

/** Finds books by a part of their names, and passages as people type them: Enter goes there. */
export function PassageBox() {
  const text = useAtomValue(panelFilterAtom);
  const setText = useSetAtom(panelFilterAtom);
  const read = useAtomValue(passageReaderAtom)?.read;
  const load = useSetAtom(loadPassageReaderAtom);
  const open = useSetAtom(openGroupAtom);
  const announce = useSetAtom(announcementAtom);

  useEffect(() => {
    if (!read || !text.trim()) return;
    const timer = setTimeout(() => announce(passageAnnouncement(text, read(text))), pause);
    return () => clearTimeout(timer);
  }, [text, read, announce]);

  async function enter(form: HTMLFormElement) {
    if (!text.trim()) return;
    try {
      const passage = (await load())(text);
      if (!passage || 'problem' in passage) return announce(passageAnnouncement(text, passage));
      setText('');
      open(passage.book);
      // No event tells of a fragment of the page that is shown, where there is no Navigation API.
      closeOverlays();
      // The list comes into view even where it is the one that is shown.
      location.assign(passageHref(passage, elementIds.posts));
    } catch {
      // Without the reader the Worker reads it.
      form.submit();
    }
  }

  return (
    <FilterBox
      label="Search Books of the Bible"
      name={parameters.passage}
      hint="Or a passage: 1 cor 15, Jn 3:16"
      onFocus={() => load().catch(() => {})}
      onEnter={enter}
    />
  );
}

/** What a screen reader is told of the text in the Scripture panel's box, and what was read in it. */
function passageAnnouncement(text: string, passage: Passage | NoSuchPassage | undefined): string {
  if (passage && 'problem' in passage) return passage.problem;
  if (passage && passage.label === passage.book) return `Enter leads to ${passage.book}.`;
  if (passage) return `${passage.label} is marked. Enter leads there.`;
  const { length } = filterGroups(
    books.map(([name]) => ({ name })),
    text,
  );
  return length === 0 ? noBooksFound : length === 1 ? '1 book.' : `${length} books.`;
}
