import { useAtom, useAtomValue } from 'jotai';
import { type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react';
import type { NoSuchPassage, Passage } from '../../shared/passage.ts';
import { browseAtom } from '../content/page-content.ts';
import { locationAtom } from '../navigation/location-atom.ts';
import { useHydrated } from '../use-hydrated.ts';
import { LabelChips } from './LabelChips.tsx';
import styles from './LabelPanel.module.css';
import { filterGroups, hasLabel, type LabelGroup } from './label-group.ts';
import { openGroupAtom } from './open-group-atom.ts';
import { panelFilterAtom } from './panel-filter-atom.ts';

type LabelPanelProps = {
  title: string;
  /** Undefined as long as nobody can tell. */
  noneFound: string | undefined;
  groups: readonly LabelGroup[];
  /** The box that narrows the panel. */
  filterBox: ReactNode;
  /** What the text in the box names, beside groups by a part of their names; its book is one of the groups, and opens. */
  passage?: Passage | NoSuchPassage | undefined;
};

/**
 * Chooses a label. Beside the list where there is room, else in a popover over it. Of the groups,
 * which are the platform's own exclusive accordion, the selected label's is open at first.
 */
export function LabelPanel({ title, noneFound, groups, filterBox, passage }: LabelPanelProps) {
  const browse = useAtomValue(browseAtom);
  const { pathname } = useAtomValue(locationAtom);
  const filter = useAtomValue(panelFilterAtom);
  const [toggled, setToggled] = useAtom(openGroupAtom);
  const selected = browse.mode === 'label' ? browse.label : undefined;
  const marked = passage && 'label' in passage ? passage.label : undefined;
  const problem = passage && 'problem' in passage ? passage.problem : undefined;
  const matching = filterGroups(groups, filter);
  const named = matching.length === 0 ? passage?.book : undefined;
  const shown = named === undefined ? matching : groups.filter(({ name }) => name === named);
  const openByItself = passage?.book ?? groups.find((group) => hasLabel(group, selected))?.name;
  const open = toggled === null ? openByItself : toggled;
  // Only where choosing a label loads a document has the link to say where on its page to go.
  const fragment = useHydrated() && window.navigation ? '' : '#posts';
  const list = useRef<HTMLDivElement>(null);

  // A group may have been opened before the page was hydrated: by hand, or by the browser for what it found in it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is hydrated
  useEffect(() => {
    const all = list.current?.querySelectorAll('details') ?? [];
    const found = shown[[...all].findIndex((details) => details.open)]?.name;
    if (found !== open) setToggled(found);
  }, []);

  // All groups, as a page that comes with a label has them, show the open one, without moving the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the number of groups alone
  useEffect(() => {
    const details = list.current?.querySelector<HTMLElement>('details[open]');
    if (details) list.current?.scrollTo({ top: details.offsetTop });
  }, [shown.length]);

  function follow({ currentTarget }: SyntheticEvent<HTMLDetailsElement>, name: string) {
    if (currentTarget.open) setToggled(name);
    else if (name === open) setToggled(undefined);
  }

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
        {filterBox}
        <div ref={list} className={styles.groups}>
          {problem && <p className={styles.none}>{problem}</p>}
          {shown.map((group) => (
            <details
              key={group.name}
              name="label-group"
              open={group.name === open}
              onToggle={(event) => follow(event, group.name)}
            >
              <summary>{group.name}</summary>
              <LabelChips {...{ group, selected, marked, fragment }} />
            </details>
          ))}
          {shown.length === 0 && noneFound && <p className={styles.none}>{noneFound}</p>}
        </div>
      </section>
    </>
  );
}
