import { anyCase } from '../../shared/scripture/reference-grammar.ts';
import { lineBreak } from './text-runs.ts';

const author = String.raw`\b(?:Ignatius|Ign|Polycarp|Pol|Clement|Marcion)\b(?:['’]s?)?[.,:]?`;
/** What makes the name on the second line another work: 'Ignatius, Romans', 'Acts of John'. */
const otherWork = new RegExp(
  String.raw`\b(?:King|Pope|Secret|Pseudo-?|(?:Acts|Apocalypse|Apocryphon|Ascension|Infancy Gospel|Proto?evangelium|Martyrdom|Testament) of)\n` +
    String.raw`|\b(?:Letter|Epistle|Revelation|Apocalypse) of(?: St\.?| Saint)?\n(?:John|Jn)$` +
    String.raw`|\b(?:Additions to|Greek)\nEsther$` +
    String.raw`|${author}(?: (?:letter |epistle )?to the)?\n`,
  'i',
);

const number = `(?:[1-9\uff11-\uff19](?:st|nd|rd|th|ST|ND|RD|TH)?|I{1,3}|I?V|VI|[\u2160-\u2165]|${anyCase('one|two|three|first|second|third|fourth|fifth|sixth')})[/\\p{Dash}]?$`;
/** A capitalized word that begins a clause. A number after another one belongs to it: 'Lent 4', 'lesson 4'. */
const beginning = '(?:And|As|But|Cf|Compare|From|In|Of|Read|See|The|To)';
/** Works with a number, by the name of a book of the Bible: '4 Ezra', '5th John'. */
const numberedWorks = [
  { name: /^Ezra?$/, before: new RegExp(String.raw`\b${number}`, 'u') },
  {
    name: /^Jo?h?n$/,
    before: new RegExp(
      String.raw`(?<!(?:(?!${beginning}\b)\b\p{Lu}\p{L}*|\b(?:day|lesson|part|session|week))\.? ?|[\p{L}\d.,:/\p{Dash}])${number}`,
      'u',
    ),
  },
];

/** Whether the words before a name of a book, on the same line, make it another work. */
export function isOtherWork(before: string, name: string): boolean {
  const line = before.slice(before.lastIndexOf(lineBreak) + 1);
  const words = line.replace(/\s+/g, ' ').trimEnd();
  const isNumbered = numberedWorks.some((work) => work.name.test(name) && work.before.test(words));
  return isNumbered || otherWork.test(`${words}\n${name}`);
}
