import { useAtomValue } from 'jotai';
import type { LabelGroup } from '../../shared/browse/filter-groups.ts';
import { passageHref } from '../../shared/routes.ts';
import { books } from '../../shared/scripture/books.ts';
import { ThisSunday } from '../sundays/ThisSunday.tsx';
import { LabelPanel } from './LabelPanel.tsx';
import { labelGroup } from './label-group.ts';
import { PassageBox } from './PassageBox.tsx';
import { noBooksFound, passageAtom, passageReaderAtom } from './panel-atoms.ts';

let groups: readonly LabelGroup[] | undefined;

export function bookGroups(): readonly LabelGroup[] {
  groups ??= books.map(([book, chapters]) =>
    labelGroup(
      'thoughts',
      book,
      Array.from({ length: chapters }, (_, i) => [`${i + 1}`, `${book} ${i + 1}`]),
    ),
  );
  return groups;
}

export function ScripturePanel() {
  const reader = useAtomValue(passageReaderAtom);
  const passage = useAtomValue(passageAtom);
  return (
    <LabelPanel
      title="Scripture"
      groups={bookGroups()}
      filterBox={(matchCount) => <PassageBox bookCount={matchCount} />}
      lead={<ThisSunday inPanel />}
      noneFound={reader && !passage ? noBooksFound : undefined}
      suggestedGroup={passage?.book}
      marked={passage?.label}
      message={
        passage &&
        ('problem' in passage
          ? passage.problem
          : passage.reference && (
              <>
                Enter leads to <a href={passageHref(passage)}>{passage.reference}</a>.
              </>
            ))
      }
    />
  );
}
