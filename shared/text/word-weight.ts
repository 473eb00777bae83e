import { uninflected } from './like-words.ts';
import { isSmall } from './search-words.ts';

/** Words that say little beside others. */
const lightWords = new Set(
  `accept according add all answer anyone appear apply arrive ask away become begin behind being
  below beside best better between big both bring call called cannot case cause certain clear
  come common complete concern contain day deal describe did difference different difficult
  during each early either enough everybody everyone example exist explain fact far few find
  first five followed form four full further general get give go good got great had half hand
  happen hard having hear held help here high hold hours hundred important include individual
  instead into involve keep kept kind large last later lead least less let likely list little
  live long look main maintain make man many matter mean meant meet mention might mind moment
  month morning most move much name near necessary need never new next nine number occur old
  once one only open opposite order ordinary other outside own part particular particularly pass
  past people per perhaps person piece place plan point possible present problem process proper
  prove provide put question quite rather ready receive refer related remain
  require response rest result return right run say second see seek seem send serve set seven
  several short show side similar simple since sit six someone something soon sort speak stand
  start still stop story strong such sum sure system take talk teach tell ten term text third
  thoughts thousand three through throughout time together toward true try turn two type under
  understand until upon use used using various view way week well whatever whole wish within
  without word work wrong year yes yet`
    .split(/\s+/)
    .map(uninflected),
);

/** How much a word says of what is looked for, from 0 to 1. A number says little without other words. */
export function wordWeight(word: string): number {
  if (isSmall(word)) return 0;
  if (/^\d+$/.test(word)) return 0.1;
  return lightWords.has(uninflected(word)) ? 0.3 : 1;
}
