import { useAtom, useAtomValue } from 'jotai';
import { type ReactNode, type SyntheticEvent, type ToggleEvent, useEffect, useRef } from 'react';
import { filterGroups, type LabelGroup } from '../../shared/browse/filter-groups.ts';
import { elementIds } from '../../shared/dom-contract.ts';
import { listHref } from '../../shared/routes.ts';
import { browsedListAtom, hydratedAtom } from '../state/page-store.ts';
import { Icon } from '../ui/icons.tsx';
import { openSheetAtom } from '../ui/snackbar/snackbar-atoms.ts';
import { LabelChips } from './LabelChips.tsx';
import * as styles from './LabelPanel.module.css';
import { countWithPosts, hasLabel } from './label-group.ts';
import { labelCountsAtom, openGroupAtom, panelFilterAtom } from './panel-atoms.ts';

type LabelPanelProps = {
  title: string;
  groups: readonly LabelGroup[];
  filterBox: (matchCount: number) => ReactNode;
  /** Whether the filter also finds labels, and not only names of groups. */
  findsLabels?: boolean;
  /** Shown before the groups. It scrolls with them. */
  lead?: ReactNode;
  noneFound?: string | undefined;
  message?: ReactNode;
  /** The name of the group that the filter text refers to. It is open by default, and is shown if no group matches the text. */
  suggestedGroup?: string | undefined;
  /** The label that Enter in the filter box selects. */
  marked?: string | undefined;
};

const openGroupSelector = '[name][open]';

/** The chosen label is at most this far below the top of the groups; px. */
const maxOffset = 180;

/**
 * Selects a label. The panel is shown beside the list in a wide window, and in a sheet in a narrow
 * one. The sheet is a popover that fills the window; CSS makes it modal, also without JavaScript.
 * The groups are an exclusive accordion (`<details name>`), in which the group of the selected label
 * is open by default. Groups that the filter shows for their labels are open, too.
 */
export function LabelPanel(props: LabelPanelProps) {
  const { title, groups, filterBox, findsLabels, lead } = props;
  const { noneFound, message, suggestedGroup, marked } = props;
  const { list, browse } = useAtomValue(browsedListAtom);
  const filter = useAtomValue(panelFilterAtom);
  const counts = useAtomValue(labelCountsAtom);
  const [toggled, setToggled] = useAtom(openGroupAtom);
  const selected = browse.mode === 'label' ? browse.label : undefined;
  const matching = filterGroups(groups, filter, findsLabels);
  const shown =
    matching.length > 0 ? matching : groups.filter(({ name }) => name === suggestedGroup);
  const selectedGroup = groups.find((group) => hasLabel(group, selected));
  const open = toggled === null ? (suggestedGroup ?? selectedGroup?.name) : toggled;
  // The fragment is needed only if the link loads a document. A client navigation scrolls to the list.
  const fragment = useAtomValue(hydratedAtom) && window.navigation ? '' : `#${elementIds.posts}`;
  const [sheet, setSheet] = useAtom(openSheetAtom);
  const panel = useRef<HTMLElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  const scroller = useRef<HTMLDivElement>(null);

  // Before hydration, the visitor or the browser's search in the page may have opened a group.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after hydration
  useEffect(() => {
    const all = scroller.current?.querySelectorAll('details') ?? [];
    const opened = shown[[...all].findIndex((details) => details.matches(openGroupSelector))]?.name;
    if (opened !== open) setToggled(opened);
  }, []);

  // Scrolls the groups to the open one, on load and when the filter or the label changes. The page does not scroll.
  // biome-ignore lint/correctness/useExhaustiveDependencies: depends on the number of groups and the label only
  useEffect(() => {
    // The close button is rendered only in an open sheet. A sheet that was opened before hydration does not scroll.
    const openedBeforeHydration = !sheet && !!close.current?.getClientRects().length;
    if (!openedBeforeHydration) return scrollToOpenGroup();
    setSheet(panel.current);
    focusSheet();
  }, [shown.length, selected]);

  /** Moves the focus into the sheet. Focus on the text box would open the virtual keyboard. */
  function focusSheet() {
    if (!panel.current?.contains(document.activeElement)) close.current?.focus();
  }

  function scrollToOpenGroup() {
    const details = scroller.current?.querySelector<HTMLElement>(openGroupSelector);
    const chosen = details?.querySelector<HTMLElement>('[aria-current]');
    const offset = chosen?.offsetTop ?? 0;
    // A chip that the visitor presses does not move.
    if ((details || filter) && !chosen?.matches(':hover, :focus'))
      scroller.current?.scrollTo({ top: Math.max(details?.offsetTop ?? 0, offset - maxOffset) });
  }

  function handleSheetToggle({ newState, target, currentTarget }: ToggleEvent) {
    // Toggle events of the groups bubble in React.
    if (target !== currentTarget) return;
    if (newState === 'open') {
      focusSheet();
      scrollToOpenGroup();
    } else if (document.activeElement === document.body) {
      // Safari does not focus a button on click, so it does not restore the focus to it.
      opener.current?.focus();
    }
  }

  function handleGroupToggle({ currentTarget }: SyntheticEvent<HTMLDetailsElement>, name: string) {
    if (currentTarget.open) setToggled(name);
    else if (name === open) setToggled(undefined);
  }

  return (
    <>
      <button
        ref={opener}
        type="button"
        className={`${styles.opener} secondary`}
        popoverTarget="label-panel"
      >
        {selectedGroup ? `${title}: ${selected}` : title}
      </button>
      <section
        ref={panel}
        id="label-panel"
        popover="auto"
        role={sheet ? 'dialog' : undefined}
        className={`${styles.panel} box`}
        aria-labelledby="label-panel-title"
        onBeforeToggle={({ newState, target, currentTarget }) => {
          if (target === currentTarget) setSheet(newState === 'open' ? panel.current : null);
        }}
        onToggle={handleSheetToggle}
      >
        <header className={`${styles.header} row`}>
          <h2 id="label-panel-title">{title}</h2>
          {selected && (
            <a className="secondary" href={listHref(list)}>
              Clear ×
            </a>
          )}
          <button
            ref={close}
            type="button"
            className={`${styles.close} icon-button framed`}
            aria-label="Close"
            popoverTarget="label-panel"
            popoverTargetAction="hide"
          >
            <Icon name="close" />
          </button>
        </header>
        {filterBox(matching.length)}
        {/* Some browsers make a scroll container focusable. This one has no name, and its content is focusable. */}
        <div ref={scroller} className={styles.groups} tabIndex={-1}>
          {lead}
          {message && <p className={styles.none}>{message}</p>}
          {shown.map((group) => (
            <details
              key={group.name}
              {...(group.found
                ? { open: true }
                : {
                    name: 'group',
                    open: group.name === open,
                    onToggle: (event) => handleGroupToggle(event, group.name),
                  })}
            >
              <summary>
                {group.name}
                <WithPosts count={countWithPosts(group, counts)} />
              </summary>
              <LabelChips {...{ group, counts, selected, marked, fragment }} />
            </details>
          ))}
          {shown.length === 0 && noneFound && <p className={styles.none}>{noneFound}</p>}
        </div>
      </section>
    </>
  );
}

function WithPosts({ count }: { count: ReturnType<typeof countWithPosts> }) {
  return count && <small className="fine">{`posts in ${count.some} of ${count.all}`}</small>;
}
