import { useAtom, useAtomValue } from 'jotai';
import { type ReactNode, type ToggleEvent, useEffect, useRef } from 'react';
import type { LabelGroup } from '../../shared/browse/filter-groups.ts';
import { listHref } from '../../shared/content/lists.ts';
import type { LabelCount } from '../../shared/content/posts.ts';
import { elementIds } from '../../shared/dom-contract.ts';
import { nounFor } from '../../shared/text/noun-for.ts';
import { browsedListAtom, hydratedAtom } from '../state/page-store.ts';
import { CountChips } from '../ui/CountChips.tsx';
import { Icon } from '../ui/icons.tsx';
import { openSheetAtom } from '../ui/snackbar/snackbar-atoms.ts';
import * as styles from './LabelPanel.module.css';
import { groupOf, labelGroups } from './label-groups.ts';
import { labelCountsAtom, panelFilterAtom } from './panel-atoms.ts';

type LabelPanelProps = {
  title: string;
  filterBox: ReactNode;
  /** The groups that the filter finds. */
  shown: readonly LabelGroup[];
  /** Content before the groups, which scrolls with them. */
  lead?: ReactNode;
  note: ReactNode;
  /** Content below the groups. */
  end?: ReactNode;
  /** The name of the group that the filter text refers to, which is open by default. */
  suggestedGroup?: string | undefined;
  /** The label that Enter in the filter box selects. */
  marked?: string | undefined;
};

/** The maximum distance of the chosen label from the top of the groups; px. */
const maxOffset = 180;

/**
 * Selects a label. The panel is shown beside the list in a wide window, and in a sheet in a narrow
 * one. The sheet is a popover that fills the window; CSS makes it modal, also without JavaScript.
 * The groups are an exclusive accordion (`<details name>`), in which the group of the selected label
 * is open by default. Groups that the filter shows for their labels are open, too.
 */
export function LabelPanel(props: LabelPanelProps) {
  const { title, filterBox, shown, lead, note, end, suggestedGroup, marked } = props;
  const { list, browse } = useAtomValue(browsedListAtom);
  const filter = useAtomValue(panelFilterAtom);
  const counts = useAtomValue(labelCountsAtom);
  const selected = browse.label;
  const selectedGroup = groupOf(labelGroups(list), selected);
  const openGroup = suggestedGroup ?? selectedGroup?.name;
  // The fragment is needed only if the link loads a document. A client navigation scrolls to the list.
  const fragment = useAtomValue(hydratedAtom) && window.navigation ? '' : `#${elementIds.posts}`;
  const [sheet, setSheet] = useAtom(openSheetAtom);
  const panel = useRef<HTMLElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const scroll = () => scrollToOpenGroup(scroller.current, filter !== '');

  /** Moves the focus into the sheet. Focus on a text box would open the virtual keyboard. */
  function focusSheet() {
    if (!panel.current?.contains(document.activeElement)) close.current?.focus();
  }

  // The filter or the label has changed. A sheet that was opened before hydration does not scroll.
  // biome-ignore lint/correctness/useExhaustiveDependencies: depends on the number of groups and the label only
  useEffect(() => {
    // The close button is rendered only in an open sheet.
    if (sheet || !close.current?.getClientRects().length) return scroll();
    setSheet(panel.current);
    focusSheet();
  }, [shown.length, selected]);

  // Toggle events of elements in the panel bubble in React.
  function handleBeforeToggle({ newState, target, currentTarget }: ToggleEvent) {
    if (target === currentTarget) setSheet(newState === 'open' ? panel.current : null);
  }

  function handleToggle({ newState, target, currentTarget }: ToggleEvent) {
    if (target !== currentTarget) return;
    if (newState === 'open') {
      focusSheet();
      scroll();
    } else if (document.activeElement === document.body) {
      // Safari does not focus a button on click, so it does not restore the focus to it.
      opener.current?.focus();
    }
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
        onBeforeToggle={handleBeforeToggle}
        onToggle={handleToggle}
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
        {filterBox}
        {/* Some browsers make a scroll container focusable. This one has no name, and its content is focusable. */}
        <div ref={scroller} className={styles.groups} tabIndex={-1}>
          {lead}
          {note && <div className={styles.none}>{note}</div>}
          {shown.map(({ name, chips, found }) => (
            <details
              key={name}
              name={found ? undefined : 'group'}
              // React changes it only with this value, so what the visitor opens or closes stays.
              open={!!found || name === openGroup}
              onToggle={({ currentTarget }) => {
                if (currentTarget.open && !found) scroll();
              }}
            >
              <GroupSummary name={name} count={counts[name]} />
              <CountChips
                className={styles.chips}
                places={(found ?? chips).map(({ text, label, href }) => ({
                  text,
                  name: label === text ? undefined : label,
                  count: typeof counts[label] === 'number' ? counts[label] : undefined,
                  href: href + fragment,
                  isCurrent: label === selected,
                  isMarked: label === marked,
                }))}
              />
            </details>
          ))}
        </div>
        {end && <p className={styles.end}>{end}</p>}
      </section>
    </>
  );
}

/** Scrolls the groups to the open one, or while they are filtered to the first. The page does not scroll. */
function scrollToOpenGroup(scroller: HTMLElement | null, isFiltered: boolean) {
  const details = scroller?.querySelector<HTMLElement>('[name][open]');
  const chosen = details?.querySelector<HTMLElement>('[aria-current]');
  const offset = chosen?.offsetTop ?? 0;
  // A chip that the visitor presses does not move.
  if ((details || isFiltered) && !chosen?.matches(':hover, :focus'))
    scroller?.scrollTo({ top: Math.max(details?.offsetTop ?? 0, offset - maxOffset) });
}

type GroupSummaryProps = { name: string; count: LabelCount | undefined };

/** The name of a group, with the number of posts that its 'Any' chip leads to. Like a chip, it shows only a known number. */
function GroupSummary({ name, count }: GroupSummaryProps) {
  return (
    <summary>
      {name}
      {typeof count === 'number' && count > 0 && (
        <small className="fine">
          {` (${count})`}
          <span className="visually-hidden">{` ${nounFor(count, 'post')}`}</span>
        </small>
      )}
    </summary>
  );
}
