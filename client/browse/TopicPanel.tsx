import { useAtom } from 'jotai';
import { firstLabel, type LabelGroup } from '../../shared/browse/filter-groups.ts';
import { elementIds } from '../../shared/dom-contract.ts';
import { topicGroups } from '../../shared/scripture/topics.ts';
import { FilterBox } from './FilterBox.tsx';
import { LabelPanel } from './LabelPanel.tsx';
import { groupCount, labelGroup } from './label-group.ts';
import { panelFilterAtom } from './panel-atoms.ts';

let groups: readonly LabelGroup[] | undefined;

export function topicLabelGroups(): readonly LabelGroup[] {
  groups ??= topicGroups.map(([group, topics]) =>
    labelGroup(
      'quotes',
      group,
      [...topics].sort().map((topic) => [topic, topic]),
    ),
  );
  return groups;
}

const noTopicsFound = 'No topics found.';

/** The panel of topics. Enter in the filter box leads to the first topic that matches. */
export function TopicPanel() {
  const [text, setText] = useAtom(panelFilterAtom);
  const first = firstLabel(topicLabelGroups(), text);
  const enterNote = first ? ` Enter leads to ${first.label}.` : '';

  function enter() {
    if (!first) return undefined;
    setText('');
    return `${first.href}#${elementIds.posts}`;
  }

  return (
    <LabelPanel
      title="Topics"
      groups={topicLabelGroups()}
      findsLabels
      filterBox={(matchCount) => (
        <FilterBox
          label="Search Topics"
          announcement={groupCount(matchCount, 'group', noTopicsFound) + enterNote}
          onEnter={enter}
        />
      )}
      noneFound={<p>{noTopicsFound}</p>}
      marked={first?.label}
    />
  );
}
