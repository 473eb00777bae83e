import { useAtom } from 'jotai';
import { elementIds } from '../../shared/dom-contract.ts';
import type { ListParams } from '../../shared/pages/list-pages.ts';
import { LabelPanel } from './LabelPanel.tsx';
import { filterGroups, firstLabel, groupCount, labelGroups } from './label-groups.ts';
import { panelFilterAtom } from './panel-atoms.ts';

const noTopicsFound = 'No topics found.';

export function TopicPanel({ params }: { params: ListParams }) {
  const [text, setText] = useAtom(panelFilterAtom);
  const shown = filterGroups(labelGroups('quotes'), text, true);
  const first = firstLabel(labelGroups('quotes'), text);
  const enterNote = first ? ` Enter leads to ${first.label}.` : '';

  function enter() {
    if (!first) return undefined;
    setText('');
    return `${first.href}#${elementIds.posts}`;
  }

  return (
    <LabelPanel
      params={params}
      title="Topics"
      label="Search Topics"
      announcement={groupCount(shown.length, 'group', noTopicsFound) + enterNote}
      onEnter={enter}
      shown={shown}
      note={shown.length === 0 && <p>{noTopicsFound}</p>}
      marked={first?.label}
    />
  );
}
