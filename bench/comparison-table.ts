import { aimResults, type Figures, type RowName, rowNames } from './figures.ts';
import type { Measurement } from './measure.ts';
import { alignColumns } from './report.ts';

const quantities: readonly { unit: string; of: (measured: Measurement) => number | undefined }[] = [
  { unit: 'CPU ms', of: ({ cpu }) => cpu },
  { unit: 'first byte ms', of: ({ firstByte }) => firstByte.median },
];

/** Formats the figures of two commits, with the ratio of the second to the first. */
export function comparisonTable(names: readonly string[], commits: readonly Figures[]): string {
  const [first = {}] = commits;
  const rows = (Object.keys(first) as RowName[]).flatMap((name) =>
    quantities.map(({ unit, of }) =>
      row(
        `${rowNames[name]}: ${unit}`,
        commits.map(({ [name]: measured }) => measured && of(measured)),
      ),
    ),
  );
  const aims = aimResults(first).map(({ aim, most }, i) =>
    row(
      `CPU of ${aim} (aim: at most ${most})`,
      commits.map((figures) => aimResults(figures)[i]?.ratio),
    ),
  );
  return alignColumns([['', ...names, 'ratio'], ...rows, ...aims]);
}

function row(title: string, values: readonly (number | undefined)[]): string[] {
  const [before, after] = values;
  const ratio = before === undefined || after === undefined ? undefined : after / before;
  return [title, ...[...values, ratio].map((value) => value?.toFixed(value < 1 ? 3 : 2) ?? '-')];
}
