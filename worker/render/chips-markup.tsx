import { renderToString } from 'react-dom/server.edge';
import { ChipItems } from '../../client/browse/LabelChips.tsx';
import type { CountsByLabel } from '../../client/browse/label-counts-atom.ts';
import type { LabelGroup } from '../../client/browse/label-group.ts';
import { elementIds } from '../../shared/dom-contract.ts';

type ChipsMarkup = ReadonlyMap<LabelGroup, string>;

const rendered = new WeakMap<CountsByLabel, WeakMap<readonly LabelGroup[], ChipsMarkup>>();

/** The HTML of the chips of each group, for `chipsMarkupAtom`. The same arguments are rendered once. */
export function chipsMarkup(groups: readonly LabelGroup[], counts: CountsByLabel): ChipsMarkup {
  const stored = rendered.get(counts) ?? new WeakMap();
  rendered.set(counts, stored);
  const markup = stored.get(groups) ?? renderChips(groups, counts);
  stored.set(groups, markup);
  return markup;
}

function renderChips(groups: readonly LabelGroup[], counts: CountsByLabel): ChipsMarkup {
  const fragment = `#${elementIds.posts}`;
  return new Map(
    groups.map((group) => [group, renderToString(<ChipItems {...{ group, counts, fragment }} />)]),
  );
}
