import { dataOf, type Result } from '../../shared/content/result.ts';
import { type CivilDay, chosenDay, notADate, yearOf } from '../calendar/civil-day.ts';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const notMarch =
  'jan(?:uary)?|feb(?:ruary)?|march|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';

const month = `(?<name>${notMarch}|mar)\\b\\.?`;

const year = '(?:(?:, ?|[ -])(?<year>\\d{4}))?';

/** 'April 11th, 2027', '11. April', '2027-04-11', '4/11/2027', '4-11-27' */
const forms = [
  `${month}[ -]?(?<day>\\d{1,2})(?:st|nd|rd|th)?${year}`,
  `(?<day>\\d{1,2})(?:st|nd|rd|th|\\.)?(?: of)?[ -]${month}${year}`,
  '(?<year>\\d{4})([-/])(?<month>\\d{1,2})\\2(?<day>\\d{1,2})',
  '(?<month>\\d{1,2})([-/])(?<day>\\d{1,2})\\2(?<year>\\d{4}|\\d{2})',
];

/** 'Mar 4' alone is a chapter. */
const before =
  '(?!mar\\.? \\d+\\W*$)(?:on )?(?:(?:sun|mon|tue|wed|thu|fri|sat)[a-z]*[.,]* )?(?:the )?';

const atStart = [...forms, '(?<month>\\d{1,2})/(?<day>\\d{1,2})'].map(
  (form) => new RegExp(`^[([]?${before}${form}(?!\\d)[\\]):;,.\\s–—-]*(?=$|[1-3]? ?\\p{L})`, 'iu'),
);

const atEnd = forms.map(
  (form) => new RegExp(`(?:[,;] ?|(?: [–—-])? )[([]?${before}${form}[\\]).]*$`, 'iu'),
);

/** What else has a month or the numbers of a date: '11.4.27', 'Ruth 2 on April 11 at 7'. */
const resemblesDate = new RegExp(
  `\\b(?:${notMarch})[ .-]*\\d|\\d(?:st|nd|rd|th)?(?: of)?[ .-]*(?:${notMarch})\\b|^\\d+\\.\\d+\\.|^\\d{5}|(?<![:.,\\d-])\\b\\d+/\\d`,
  'iu',
);

/**
 * Reads a line with a date before or after its text, as people write it.
 * @param next the day of a line without a date. A date without a year is the nearest to it.
 * @param earliest of dates without a year
 */
export function datedLine(line: string, next: CivilDay, earliest: CivilDay) {
  for (const form of [...atStart, ...atEnd]) {
    const found = form.exec(line);
    if (!found) continue;
    const text = line.slice(0, found.index) || line.slice(found[0].length);
    return { day: dayOf(found.groups ?? {}, next, earliest), text };
  }
  return { day: resemblesDate.test(line) ? notADate : { data: next }, text: line };
}

function dayOf(
  { year, month, name, day }: { [part: string]: string | undefined },
  next: CivilDay,
  earliest: CivilDay,
): Result<CivilDay> {
  const ofYear = (year: string | number) => {
    const number = name ? months.indexOf(name.slice(0, 3).toLowerCase()) + 1 : month;
    return chosenDay([year, number, day].map((part) => `${part}`.padStart(2, '0')).join('-'));
  };
  if (year) return ofYear(year.length === 2 ? `20${year}` : year);
  const years = [-1, 0, 1].map((years) => yearOf(next) + years);
  const [nearest] = years
    .flatMap((year) => dataOf(ofYear(year)) ?? [])
    .filter((day) => day >= earliest)
    .sort((a, b) => Math.abs(a - next) - Math.abs(b - next));
  return nearest === undefined ? notADate : { data: nearest };
}
