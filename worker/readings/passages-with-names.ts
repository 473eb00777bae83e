import { normalizedLines } from '../../shared/text/search-words.ts';
import table from './passage-names.txt?raw';

/** The passages with names. A line of the table is 'Luke 15:11-32 | prodigal son; lost son'. */
export const passagesWithNames = table
  .trim()
  .split('\n')
  .map((line) => {
    const [references = '', names = ''] = line.split(' | ');
    const shown = names.replace(/(?<=^|; )\p{Ll}/gu, (letter) => letter.toUpperCase());
    return { references, names: shown.split('; ') };
  });

export const nameLines = normalizedLines(passagesWithNames.flatMap(({ names }) => names));
