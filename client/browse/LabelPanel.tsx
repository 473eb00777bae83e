import { useAtom, useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { browseAtom } from '../content/page-content.ts';
import { locationAtom } from '../navigation/location-atom.ts';
import { BrowseFields } from './BrowseFields.tsx';
import { LabelChips } from './LabelChips.tsx';
import styles from './LabelPanel.module.css';
import { filterGroups, hasLabel, type LabelGroup } from './label-group.ts';
import { filterLength, panelFilterAtom } from './panel-filter-atom.ts';

type LabelPanelProps = {
  title: string;
  filterLabel: string;
  noneFound: string;
  groups: readonly LabelGroup[];
};

/**
 * Chooses a label. Beside the list where there is room, else in a popover over it. Of the groups,
 * which are the platform's own exclusive accordion, the selected label's is open at first.
 */
export function LabelPanel({ title, filterLabel, noneFound, groups }: LabelPanelProps) {
  const browse = useAtomValue(browseAtom);
  const { pathname } = useAtomValue(locationAtom);
  const [filter, setFilter] = useAtom(panelFilterAtom);
  const selected = browse.mode === 'label' ? browse.label : undefined;
  const shown = filterGroups(groups, filter);
  const list = useRef<HTMLDivElement>(null);

  // A page that comes with a label shows it in the list, without moving the page.
  useEffect(() => {
    const open = list.current?.querySelector<HTMLElement>('details[open]');
    if (open) list.current?.scrollTo({ top: open.offsetTop });
  }, []);

  return (
    <>
      <button type="button" className={styles.opener} popoverTarget="label-panel">
        {selected ? `${title}: ${selected}` : title}
      </button>
      <section
        id="label-panel"
        popover="auto"
        className={styles.panel}
        aria-labelledby="label-panel-title"
      >
        <header className={styles.header}>
          <h2 id="label-panel-title">{title}</h2>
          {selected && (
            <a className={styles.clear} href={pathname}>
              Clear ×
            </a>
          )}
        </header>
        <form className={styles.filter} onSubmit={(event) => event.preventDefault()}>
          <BrowseFields browse={browse} />
          <input
            type="text"
            name="filter"
            aria-label={filterLabel}
            placeholder={filterLabel}
            autoComplete="off"
            maxLength={filterLength}
            value={filter}
            onChange={(event) => setFilter(event.target.value)}
          />
          <button type="submit" className={styles.withoutScript}>
            Find
          </button>
        </form>
        <div ref={list} className={styles.groups}>
          {shown.map((group) => (
            <details key={group.name} name="label-group" open={hasLabel(group, selected)}>
              <summary>{group.name}</summary>
              <LabelChips group={group} selected={selected} />
            </details>
          ))}
          {shown.length === 0 && <p className={styles.none}>{noneFound}</p>}
        </div>
      </section>
    </>
  );
}
