import { uninflected } from './like-words.ts';

/** Words that say little beside others. */
const lightWords = new Set(
  `accept according all add answer anyone appear apply arrive ask away become began begin
  behind being below beside best better between big both bring brought call called came cannot
  case cause certain clear come common complete concern contain day deal describe did difference
  different difficult during each early either enough everybody everyone example exist
  explain fact far few find first five followed form found four full further gave general get
  give given go god good got great had half hand happen hard having hear heard help here high
  hold hours hundred important include individual instead into involve keep kept kind kinds
  known large last later lead least left less let likely list little live lives long look
  looking main maintain make man many matter mean meant meet men mention met might mind moment
  month morning most move moved much name near necessary need needed never new next nine number
  occur old once one ones only open opposite order ordinary other others outside own part
  particular particularly pass past people per perhaps person piece place plan point possible
  present problem process proper prove provide purpose put question quite rather ready reason
  receive refer related remain require required requires response rest result return right run
  say second see seek seem seems seen send sent serve set seven several short show side similar simple
  since sit sitting six someone something soon sort speak stand standing start started still
  stop story strong such sum sure system take taken talk teach tell ten term text third thought
  thoughts thousand three through throughout time times together told took toward true try turn
  two type under understand until upon use used using various view way ways week well went
  whatever whole wish within without word words work wrong year years yes yet`
    .split(/\s+/)
    .map(uninflected),
);

/** How much a word says of what is looked for, from 0 to 1. */
export function wordWeight(word: string): number {
  return lightWords.has(uninflected(word)) ? 0.3 : 1;
}
