import { parseArgs } from 'node:util';
import { runCommand, UsageError } from '../scripts/command-line.ts';
import { assumptions } from './scale/assumptions.ts';
import { growthTable, otherwiseTable, writeAssumptions } from './scale/scale-table.ts';

/** Those that are one number: each can be given as `-- --regions 300`. */
const numbers = Object.keys(assumptions).filter(
  (name) => typeof assumptions[name as keyof typeof assumptions] === 'number',
);

/** `npm run simulate`: how load and cost grow with visitors, pages and data centres (docs/scale.md). */
async function simulate() {
  const assumed = { ...assumptions, ...given() };
  console.log(`Assumed: ${writeAssumptions(assumed)}.\n`);
  console.log(`A day, and what a month of such days costs:\n\n${growthTable(assumed)}\n`);
  console.log(`What one thing changes:\n\n${otherwiseTable(assumed)}`);
}

function given(): Record<string, number> {
  const options = Object.fromEntries(numbers.map((name) => [name, { type: 'string' as const }]));
  try {
    const { values } = parseArgs({ options });
    return Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, toNumber(name, value)]),
    );
  } catch (cause) {
    if (cause instanceof UsageError) throw cause;
    throw new UsageError(`${String(cause)}\nWhat can be given: ${numbers.join(', ')}.`, { cause });
  }
}

type Form = { of: string[]; fits: (number: number) => boolean; says: string };

const any: Form = { of: [], fits: (number) => number >= 0, says: 'a number, 0 or above' };

const forms: Form[] = [
  {
    of: ['regions', 'isolates', 'files', 'postsPerPage', 'searchTexts'],
    fits: (number) => Number.isInteger(number) && number > 0,
    says: 'a whole number above 0',
  },
  {
    of: ['searches', 'uniqueSearches', 'newVisitors'],
    fits: (number) => number >= 0 && number <= 1,
    says: 'a share from 0 to 1',
  },
  { of: ['viewsPerVisit'], fits: (number) => number >= 1, says: 'a number of at least 1' },
];

function toNumber(name: string, value: unknown): number {
  const { fits, says } = forms.find((form) => form.of.includes(name)) ?? any;
  const number = value === '' ? Number.NaN : Number(value);
  if (fits(number)) return number;
  throw new UsageError(`--${name} is "${value}", but it takes ${says}.`);
}

await runCommand(simulate);
