import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { elementIds } from '../../shared/dom-contract.ts';
import { parameters, passageHref, paths } from '../../shared/routes.ts';
import type { ReadPassage } from '../../shared/scripture/passage.ts';
import { announcementAtom } from '../state/announcement-atom.ts';
import { FilterBox } from './FilterBox.tsx';
import { groupCount } from './label-group.ts';
import {
  loadPassageReaderAtom,
  noBooksFound,
  panelFilterAtom,
  passageAtom,
  passageReaderAtom,
} from './panel-atoms.ts';

/** Filters the books of the New Testament by name. If the text names a passage, Enter goes to it. */
export function PassageBox({ bookCount }: { bookCount: number }) {
  const [text, setText] = useAtom(panelFilterAtom);
  const reader = useAtomValue(passageReaderAtom);
  const passage = useAtomValue(passageAtom);
  const load = useSetAtom(loadPassageReaderAtom);
  const announce = useSetAtom(announcementAtom);

  async function enter(form: HTMLFormElement) {
    if (!text.trim()) return undefined;
    try {
      const passage = (await load())(text);
      if (!passage || 'problem' in passage) {
        announce(announcementFor(passage, bookCount));
        return undefined;
      }
      setText('');
      // The fragment scrolls to the list, also if it is the current one.
      return passageHref(passage, elementIds.posts);
    } catch {
      // If the parser cannot be loaded, the Worker parses the text.
      form.submit();
      return undefined;
    }
  }

  return (
    <FilterBox
      label="Search Books of the Bible"
      name={parameters.passage}
      hint="Or a passage: 1 cor 15:3"
      link={<a href={paths.passages}>Passages by book</a>}
      announcement={reader && announcementFor(passage, bookCount)}
      onFocus={() => load().catch(() => {})}
      onEnter={enter}
    />
  );
}

function announcementFor(passage: ReturnType<ReadPassage>, bookCount: number): string {
  if (!passage) return groupCount(bookCount, 'book', noBooksFound);
  if ('problem' in passage) return passage.problem;
  return `Enter leads to ${passage.reference ?? passage.label}.`;
}
