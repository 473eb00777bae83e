import type { Parents, Root, RootContent } from 'hast';
import { wordsOf } from '../../shared/text/search-words.ts';
import { toText } from '../../shared/text/to-text.ts';

const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const ofMonth = String.raw`\d{1,2}(?:st|nd|rd|th)?`;
const day = `${ofMonth}(?: ?[-–&] ?${ofMonth})?`;
const weekday = '(?:sun|mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?)(?:day)?';
const dates = [
  String.raw`(?:${weekday}\.?,? )?(?:${month}\.? ${day}(?:,? \d{4})?|${day}(?: of)? ${month}\.?,? \d{4})`,
  String.raw`${weekday}|(?:${month},? )?\d{4}|\d{1,4}[./-]\d{1,2}[./-]\d{1,4}`,
].join('|');
const date = new RegExp(
  String.raw`^(?:(?:last )?(?:posted|published|preached|updated|written|date|sermon)(?: on| for)?:? )?(?:${dates})(?: ?[-–&] ?(?:${dates}))?(?:,? (?:at )?\d{1,2}:\d\d(?: ?[ap]\.?m)?)?(?:,? by [\p{L}. ]{2,40})?$`,
  'iu',
);

/**
 * Returns the text of a post for an excerpt: without headings, tables, captions and ornaments, and without first lines that
 * repeat the title or are only a date.
 */
export function openingText(tree: Root, title: string): string {
  // An ornament has no letters.
  const lines = toText(proseOf(tree))
    .split('\n')
    .filter((line) => /[\p{L}\p{N}]/u.test(line));
  for (const [i, line] of lines.entries()) {
    const text = withoutTitle(line.replace(/\s+/g, ' '), title);
    const words = text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
    if (words && !date.test(words)) return [text, ...lines.slice(i + 1)].join('\n');
  }
  return toText(tree);
}

/** Removes a title from the beginning of a line, also after 'Sermon:', if a mark separates it from the text. */
function withoutTitle(line: string, title: string): string {
  const words = wordsOf(title);
  const [label = ''] = /^(?:homily|message|sermon) ?[:–—-] /i.exec(line) ?? [];
  const start = wordsOf(label)[0] === words[0] ? 0 : label.length;
  const last = [...line.slice(start).matchAll(/[\p{L}\p{N}\p{M}'‘’ʼ]+/gu)][words.length - 1];
  if (!last) return line;
  const end = start + last.index + last[0].length;
  if (wordsOf(line.slice(start, end)).join(' ') !== words.join(' ')) return line;
  const [mark] =
    /^["”’)\]]*(?: ?[.:?!–—|]+["”’)\]]*| -)(?: |$)|^["”’)\]]*$/.exec(line.slice(end)) ?? [];
  return mark === undefined ? line : line.slice(end + mark.length);
}

/** A table for layout has prose. */
function proseOf<T extends Parents>(parent: T): T {
  const children = (parent.children as RootContent[]).flatMap((child): RootContent[] => {
    if (child.type !== 'element') return [child];
    const isProse = !/^(?:figure|h\d|table)$/.test(child.tagName) || child.properties.role;
    return isProse ? [proseOf(child)] : [];
  });
  return { ...parent, children };
}
