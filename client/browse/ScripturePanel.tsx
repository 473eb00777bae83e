import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { elementIds } from '../../shared/dom-contract.ts';
import type { ListParams } from '../../shared/pages/list-pages.ts';
import { passageHref, passagesHref, passagesPage } from '../../shared/pages/passages.ts';
import type { ReadPassage } from '../../shared/scripture/passage.ts';
import { InvalidPassage, invalidPassageText } from '../passages/InvalidPassage.tsx';
import { announcementAtom } from '../state/announcement-atom.ts';
import { hydratedAtom } from '../state/page-store.ts';
import { ThisSundayInPanel } from '../sundays/ThisSundayInPanel.tsx';
import { LabelPanel } from './LabelPanel.tsx';
import { filterGroups, groupCount, labelGroups } from './label-groups.ts';
import { loadPassageReader, panelFilterAtom, usePassageReader } from './panel-atoms.ts';

const noBooksFound = 'No books found.';

/** The panel of the books of the Bible. The filter box finds books by name. If the text is a passage, or its name, Enter goes to it. */
export function ScripturePanel({ params }: { params: ListParams }) {
  const [text, setText] = useAtom(panelFilterAtom);
  const reader = usePassageReader(text);
  const passage = reader?.(text);
  const isHydrated = useAtomValue(hydratedAtom);
  const groups = labelGroups('thoughts');
  const found = filterGroups(groups, text);
  const shown = found.length > 0 ? found : groups.filter(({ name }) => name === passage?.book);
  const nameHref = passage || /\d/.test(text) ? undefined : passagesHref({ ref: text.trim() });
  const announce = useSetAtom(announcementAtom);

  async function enter(form: HTMLFormElement) {
    if (!text.trim()) return undefined;
    const read = await loadPassageReader().catch(() => undefined);
    const passage = read?.(text);
    if (passage && !('problem' in passage)) {
      setText('');
      // The fragment scrolls to the list, also if it is the current one.
      return passageHref(passage, elementIds.posts);
    }
    if (read && !passage && nameHref && found.length === 0) return nameHref;
    // If the parser cannot be loaded, the Worker reads the text.
    if (read) announce(announcementFor(passage, found.length));
    else form.submit();
    return undefined;
  }

  function note() {
    if (passage && 'problem' in passage) return <InvalidPassage error={errorOf(passage)} />;
    if (passage && !passage.label) {
      return (
        <p>
          {isHydrated ? 'Enter leads to ' : 'Passage: '}
          <a href={passageHref(passage)}>{passage.reference}</a>.
        </p>
      );
    }
    // While the parser loads, it is unknown whether the text names a passage.
    if (passage || shown.length > 0 || (isHydrated && !reader)) return undefined;
    return (
      <p>
        {noBooksFound} {nameHref && <a href={nameHref}>Passages with this name</a>}
      </p>
    );
  }

  return (
    <LabelPanel
      params={params}
      title="Scripture"
      label="Search Books of the Bible"
      hint="or a passage: 1 cor 15:3"
      announcement={reader && announcementFor(passage, found.length)}
      onEnter={enter}
      shown={shown}
      lead={<ThisSundayInPanel />}
      note={note()}
      end={<a href={passagesPage.path}>All passages</a>}
      suggestedGroup={passage?.book}
      marked={passage?.label}
    />
  );
}

function announcementFor(passage: ReturnType<ReadPassage>, bookCount: number): string {
  if (!passage) return groupCount(bookCount, 'book', noBooksFound);
  if ('problem' in passage) return invalidPassageText(errorOf(passage));
  return `Enter leads to ${passage.label ?? passage.reference}.`;
}

function errorOf({ problem, nearest }: Extract<ReturnType<ReadPassage>, { problem: string }>) {
  const didYouMean = nearest.map((ref) => ({ text: ref, href: passagesHref({ ref }) }));
  return { message: problem, didYouMean };
}
