import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { elementIds } from '../../shared/dom-contract.ts';
import { parameters, passageHref } from '../../shared/routes.ts';
import { books } from '../../shared/scripture/books.ts';
import type { InvalidPassage, Passage } from '../../shared/scripture/passage.ts';
import { announcementAtom } from '../state/announcement-atom.ts';
import { closeOverlays } from '../ui/close-overlays.ts';
import { FilterBox } from './FilterBox.tsx';
import { filterGroups } from './label-group.ts';
import { openGroupAtom } from './open-group-atom.ts';
import { panelFilterAtom } from './panel-filter-atom.ts';
import { loadPassageReaderAtom, noBooksFound, passageReaderAtom } from './passage-atom.ts';

/** The time without input after which the result is announced; ms. */
const announcementDelay = 600;

/** Filters the books by name. If the text names a passage, Enter goes to it. */
export function PassageBox() {
  const text = useAtomValue(panelFilterAtom);
  const setText = useSetAtom(panelFilterAtom);
  const read = useAtomValue(passageReaderAtom)?.read;
  const load = useSetAtom(loadPassageReaderAtom);
  const open = useSetAtom(openGroupAtom);
  const announce = useSetAtom(announcementAtom);

  useEffect(() => {
    if (!read || !text.trim()) return;
    const timer = setTimeout(
      () => announce(passageAnnouncement(text, read(text))),
      announcementDelay,
    );
    return () => clearTimeout(timer);
  }, [text, read, announce]);

  async function enter(form: HTMLFormElement) {
    if (!text.trim()) return;
    try {
      const passage = (await load())(text);
      if (!passage || 'problem' in passage) return announce(passageAnnouncement(text, passage));
      setText('');
      open(passage.book);
      // Without the Navigation API, a navigation to a fragment of this page fires no `navigate` event.
      closeOverlays();
      // The fragment scrolls to the list, also if it is the current one.
      location.assign(passageHref(passage, elementIds.posts));
    } catch {
      // If the parser cannot be loaded, the Worker parses the text.
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

/** The announcement for a text and the passage that it names. */
function passageAnnouncement(text: string, passage: Passage | InvalidPassage | undefined): string {
  if (passage && 'problem' in passage) return passage.problem;
  if (passage && passage.label === passage.book) return `Enter leads to ${passage.book}.`;
  if (passage) return `${passage.label} is marked. Enter leads there.`;
  const { length } = filterGroups(
    books.map(([name]) => ({ name })),
    text,
  );
  return length === 0 ? noBooksFound : length === 1 ? '1 book.' : `${length} books.`;
}
