import table from './verbs.txt?raw';

/** Names that are also words, or names of people. */
const ambiguousName =
  /^(?:ac|acts?|am|amos|chronic|col|da|dan|daniel|ec|est|esther|ex|ezra|ga|gal|gala|galatia|ge|gen|hebrew|is|jam|james|job|joel|john|jon|jonah|josh|joshua|judges|lame|lev|luke|mal|mark|matthew|mi|mic|micah|mk|na|ne|nu|num|numb|numbers|ob|phil|philip|philippi|rev|revel|ro|roma|roman|ruth|songs?|ti|titus)$/i;

/** Whether a chapter after this name can be something else: 'Mark 3 boxes', 'PS 5'. */
export function isAmbiguous(name: string): boolean {
  return ambiguousName.test(name) || /^[A-Z]{2,3}$/.test(name);
}

const introduction =
  /(?:^|[^\p{L}\p{N}])(?:in|see|read|reading|cf|compare|consider|study|quot(?:e[sd]?|ing)|of|from|to|on|with|through(?:out)?|into|about|after|as|before|between|(?:un)?like|until|chapters?)\.?(?: also)?(?: the)?(?: (?:book|gospel|letter|epistle) of)?(?: (?:St\.?|Saint))? ?$|[([][^()[\]]*$/iu;

/** Whether the words before a name introduce a reference: 'the prayer of John 17'. */
export function isIntroduced(before: string): boolean {
  return introduction.test(before.replace(/\s+/g, ' '));
}

/** Verbs that are plurals without these words after them: 'John 20 records how'. */
const nounVerbs = String.raw`(?:deals|ends|looks|names|offers|records|sets|starts|stands|talks)\s+(?:an?|the|about|as|at|forth|how|that|us|with|\p{Ll}+ly)`;

/** Verbs that can follow a chapter, and that are no plurals: 'John 17 seems'. */
const verbs = `${table.trim().replace(/\s+/g, '|')}|${nounVerbs}`;
/** Other words in -s that count nothing: 'Ephesians 2:8, 9 as a gift', 'Daniel 7 pictures the beasts'. */
const noPlural = String.raw`(?:${verbs}|always|as|besides|his|its|perhaps|sometimes|this|thus|towards|us|was|yes)(?!\p{L})`;
const beforeObject = String.raw`\p{Ll}+s\s+(?:the|us|him|her|them|it|his|their|our|how|what|why|whether|out|back|forward)(?!\p{L})|points\s+to(?!\p{L})`;
const things = new RegExp(
  String.raw`^\s+(?!${noPlural}|${beforeObject})(?:\p{Ll}+s|Days|Months|Weeks|Years|feet|inch|men|million|more|of|other|out of|people|percent|thousand|women)(?!\p{L})`,
  'u',
);

/** Whether the text after a number is what it counts: 'Mark 3 boxes', 'Psalm 8, 2 of them'. */
export function countsThings(after: string): boolean {
  return things.test(after);
}

const verbAfter = new RegExp(
  String.raw`^(?:['’]s|\s+(?:(?:also|\p{Ll}+ly)\s+)?(?:${verbs}))(?!\p{L})`,
  'u',
);

/** Whether the text after a chapter tells what it says: 'Matthew 25 shows'. */
export function isSubject(after: string): boolean {
  return verbAfter.test(after);
}
