import { useAtom, useAtomValue } from 'jotai';
import {
  type ReactNode,
  type SyntheticEvent,
  type ToggleEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { elementIds } from '../../shared/dom-contract.ts';
import { listHref } from '../../shared/routes.ts';
import type { InvalidPassage, Passage } from '../../shared/scripture/passage.ts';
import { browsedListAtom } from '../state/route-atom.ts';
import { CloseIcon } from '../ui/icons.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
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
  passage?: Passage | InvalidPassage | undefined;
};

/**
 * Chooses a label. Beside the list where there is room, else in a sheet: a popover that fills the
 * window and, by its style, is modal without script, too. Of the groups, which are the platform's own
 * exclusive accordion, the selected label's is open at first.
 */
export function LabelPanel({ title, noneFound, groups, filterBox, passage }: LabelPanelProps) {
  const { list, browse } = useAtomValue(browsedListAtom);
  const filter = useAtomValue(panelFilterAtom);
  const [toggled, setToggled] = useAtom(openGroupAtom);
  const selected = browse.mode === 'label' ? browse.label : undefined;
  const marked = passage && 'label' in passage ? passage.label : undefined;
  const problem = passage && 'problem' in passage ? passage.problem : undefined;
  const matching = filterGroups(groups, filter);
  const named = matching.length === 0 ? passage?.book : undefined;
  const shown = named === undefined ? matching : groups.filter(({ name }) => name === named);
  const offering = groups.find((group) => hasLabel(group, selected));
  const openByItself = passage?.book ?? offering?.name;
  const open = toggled === null ? openByItself : toggled;
  // Only where choosing a label loads a document has the link to say where on its page to go.
  const fragment = useHydrated() && window.navigation ? '' : `#${elementIds.posts}`;
  const [isSheet, setIsSheet] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  const scroller = useRef<HTMLDivElement>(null);

  // A group may have been opened before the page was hydrated: by hand, or by the browser for what it found in it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is hydrated
  useEffect(() => {
    const all = scroller.current?.querySelectorAll('details') ?? [];
    const found = shown[[...all].findIndex((details) => details.open)]?.name;
    if (found !== open) setToggled(found);
  }, []);

  // All groups, as a page that comes with a label has them, show the open one, without moving the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the number of groups alone
  useEffect(() => {
    // The button is shown in a sheet only. Nothing moves in one that was opened before the page was hydrated.
    const openedBefore = !isSheet && !!close.current?.getClientRects().length;
    if (!openedBefore) return showOpenGroup();
    setIsSheet(true);
    if (!close.current?.closest('section')?.contains(document.activeElement))
      close.current?.focus();
  }, [shown.length]);

  function showOpenGroup() {
    const details = scroller.current?.querySelector<HTMLElement>('details[open]');
    if (details) scroller.current?.scrollTo({ top: details.offsetTop });
  }

  function followSheet({ newState, target, currentTarget }: ToggleEvent) {
    // React also calls this for the groups inside the sheet.
    if (target !== currentTarget) return;
    if (newState === 'open') {
      // Not the box, which would bring up a phone's keyboard.
      close.current?.focus();
      showOpenGroup();
    } else if (document.activeElement === document.body) {
      // Some browsers give no focus to a button that is pressed, and so none back to it.
      opener.current?.focus();
    }
  }

  function follow({ currentTarget }: SyntheticEvent<HTMLDetailsElement>, name: string) {
    if (currentTarget.open) setToggled(name);
    else if (name === open) setToggled(undefined);
  }

  return (
    <>
      <button ref={opener} type="button" className={styles.opener} popoverTarget="label-panel">
        {offering ? `${title}: ${selected}` : title}
      </button>
      <section
        id="label-panel"
        popover="auto"
        role={isSheet ? 'dialog' : undefined}
        className={styles.panel}
        aria-labelledby="label-panel-title"
        onBeforeToggle={({ newState, target, currentTarget }) => {
          if (target === currentTarget) setIsSheet(newState === 'open');
        }}
        onToggle={followSheet}
      >
        <header className={styles.header}>
          <h2 id="label-panel-title">{title}</h2>
          {selected && (
            <a className={styles.clear} href={listHref(list)}>
              Clear ×
            </a>
          )}
          <button
            ref={close}
            type="button"
            className={styles.close}
            aria-label="Close"
            popoverTarget="label-panel"
            popoverTargetAction="hide"
          >
            <CloseIcon />
          </button>
        </header>
        {filterBox}
        {/* What is in it takes the focus; it itself would take it in some browsers, without a name. */}
        <div ref={scroller} className={styles.groups} tabIndex={-1}>
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
