import { parseArgs } from 'node:util';
import { runCommand, UsageError } from '../scripts/command-line.ts';
import { assumptions } from './scale/assumptions.ts';
import { formatAssumptions, growthTable, variantTable } from './scale/scale-table.ts';

/** The names of the numeric assumptions. Each is an option, such as `-- --regions 300`. */
const numbers = Object.keys(assumptions).filter(
  (name) => typeof assumptions[name as keyof typeof assumptions] === 'number',
);

/** `npm run simulate`: computes load and cost by visitors, pages, and data centers (docs/scale.md). */
async function simulate() {
  const assumed = { ...assumptions, ...parseChanges() };
  console.log(`Assumptions: ${formatAssumptions(assumed)}.\n`);
  console.log(`Load per day, and cost per month:\n\n${growthTable(assumed)}\n`);
  console.log(`The same with one assumption changed:\n\n${variantTable(assumed)}`);
}

function parseChanges(): Record<string, number> {
  const options = Object.fromEntries(numbers.map((name) => [name, { type: 'string' as const }]));
  try {
    const { values } = parseArgs({ options });
    return Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, toNumber(name, value)]),
    );
  } catch (cause) {
    if (cause instanceof UsageError) throw cause;
    throw new UsageError(`${String(cause)}\nOptions: ${numbers.join(', ')}.`, { cause });
  }
}

type NumberRange = {
  options: string[];
  includes: (number: number) => boolean;
  description: string;
};

const defaultRange: NumberRange = {
  options: [],
  includes: (number) => number >= 0,
  description: 'a number of at least 0',
};

const ranges: NumberRange[] = [
  {
    options: ['regions', 'isolates', 'files', 'postsPerPage', 'searchTexts'],
    includes: (number) => Number.isInteger(number) && number > 0,
    description: 'an integer above 0',
  },
  {
    options: ['searches', 'uniqueSearches', 'newVisitors'],
    includes: (number) => number >= 0 && number <= 1,
    description: 'a fraction from 0 to 1',
  },
  {
    options: ['viewsPerVisit'],
    includes: (number) => number >= 1,
    description: 'a number of at least 1',
  },
];

function toNumber(name: string, value: unknown): number {
  const { includes, description } =
    ranges.find((range) => range.options.includes(name)) ?? defaultRange;
  const number = value === '' ? Number.NaN : Number(value);
  if (includes(number)) return number;
  throw new UsageError(`--${name} is "${value}", but it must be ${description}.`);
}

await runCommand(simulate);
