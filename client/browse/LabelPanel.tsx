import { useAtomValue } from 'jotai';
import { type ReactNode, useCallback, useRef } from 'react';
import { listHref } from '../../shared/content/lists.ts';
import { postCount } from '../../shared/content/post.ts';
import { labelsKind } from '../../shared/content/posts.ts';
import { dataOf } from '../../shared/content/result.ts';
import { elementIds } from '../../shared/dom-contract.ts';
import { useContent } from '../content/content-atoms.ts';
import { hydratedAtom } from '../state/page-store.ts';
import { CountChips } from '../ui/CountChips.tsx';
import { Icon } from '../ui/icons.tsx';
import { useSheet } from '../ui/sheet.ts';
import { FilterBox, type FilterBoxProps } from './FilterBox.tsx';
import * as styles from './LabelPanel.module.css';
import { type LabelGroup, labelGroups } from './label-groups.ts';

type LabelPanelProps = FilterBoxProps & {
  title: string;
  /** The groups that the filter finds. */
  shown: readonly LabelGroup[];
  /** Content before the groups, which scrolls with them. */
  lead?: ReactNode;
  note: ReactNode;
  end?: ReactNode;
  /** The name of the group that the filter text refers to, which is open by default. */
  suggestedGroup?: string | undefined;
  /** The label that Enter in the filter box selects. */
  marked?: string | undefined;
};

/**
 * Selects a label. The panel is shown beside the list in a wide window, and in a sheet in a narrow
 * one. The sheet is a popover that fills the window; CSS makes it modal, also without JavaScript.
 * The groups are an exclusive accordion (`<details name>`), in which the group of the selected label
 * is open by default. Groups that the filter shows for their labels are open, too.
 */
export function LabelPanel(props: LabelPanelProps) {
  const { params, title, shown, lead, note, end, suggestedGroup, marked } = props;
  const { list, browse } = params;
  const counts = dataOf(useContent(labelsKind.request({ list })));
  const selected = browse.label;
  const groups = labelGroups(list);
  const selectedGroup = groups.find(({ chips }) => chips.some(({ label }) => label === selected));
  const openGroup = suggestedGroup ?? selectedGroup?.name;
  // The fragment is needed only if the link loads a document. A client navigation scrolls to the list.
  const fragment = useAtomValue(hydratedAtom) && window.navigation ? '' : `#${elementIds.posts}`;
  const { scroller, scroll } = useScrolledGroups(selected, shown.length, groups.length);
  const sheet = useSheet(scroll);

  return (
    <>
      <button type="button" className={`${styles.opener} secondary`} popoverTarget="label-panel">
        {selectedGroup ? `${title}: ${selected}` : title}
      </button>
      <section
        {...sheet}
        id="label-panel"
        className={`${styles.panel} box`}
        aria-labelledby="label-panel-title"
      >
        <header className={`${styles.header} row`}>
          <h2 id="label-panel-title">{title}</h2>
          {selected && (
            <a className="secondary" href={listHref(list)}>
              Clear ×
            </a>
          )}
          <button
            type="button"
            className={`${styles.close} icon-button framed`}
            aria-label="Close"
            popoverTarget="label-panel"
            popoverTargetAction="hide"
          >
            <Icon name="close" />
          </button>
        </header>
        <FilterBox {...props} />
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
              <summary className="row">
                {name}
                {/* How many posts its 'Any' chip leads to. */}
                {!!counts?.[name] && (
                  <small className="fine">
                    <span aria-hidden="true">{` (${counts[name]})`}</span>
                    <span className="visually-hidden">{`, ${postCount(counts[name])}`}</span>
                  </small>
                )}
              </summary>
              <CountChips
                className={styles.chips}
                places={(found ?? chips).map(({ text, label, href }) => ({
                  text,
                  name: label === text ? undefined : label,
                  count: counts?.[label],
                  href: href + fragment,
                  isCurrent: label === selected,
                  isMarked: label === marked,
                }))}
              />
            </details>
          ))}
        </div>
        {end && <p className="roomy">{end}</p>}
      </section>
    </>
  );
}

/** `scroll` scrolls the groups to the open one, or while they are filtered to the first. The page does not scroll. It is another function when other groups are shown or another label is selected. */
function useScrolledGroups(selected: string | undefined, shown: number, all: number) {
  const scroller = useRef<HTMLDivElement>(null);
  const scroll = useCallback(() => {
    const groups = scroller.current;
    const details = groups?.querySelector<HTMLElement>('[name][open]');
    const chosen = selected ? details?.querySelector<HTMLElement>('[aria-current]') : null;
    // A chip that the visitor presses does not move.
    if (!groups || (!details && shown === all) || chosen?.matches(':hover, :focus')) return;
    const offset = chosen ? chosen.offsetTop - (groups.clientHeight - chosen.offsetHeight) / 2 : 0;
    groups.scrollTo({ top: Math.max(details?.offsetTop ?? 0, offset) });
  }, [selected, shown, all]);
  return { scroller, scroll };
}
