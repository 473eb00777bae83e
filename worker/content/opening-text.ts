import type { Root, RootContent } from 'hast';
import { wordsOf } from '../../shared/text/search-words.ts';
import { toText } from '../../shared/text/to-text.ts';

const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const day = String.raw`\d{1,2}(?:st|nd|rd|th)?`;
const date = new RegExp(
  String.raw`^(?:(?:posted|published|preached|date)(?: on)?:? )?(?:(?:sun|mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?)(?:day)?\.?,? )?(?:${month}\.? ${day}(?:,? \d{4})?|${day} ${month}\.?,? \d{4}|\d{1,4}[./-]\d{1,2}[./-]\d{1,4})\.?$`,
  'i',
);

/**
 * Returns the text of a post as an excerpt begins: without captions, and without first lines that repeat the title or are
 * only a date.
 */
export function openingText(tree: Root, title: string): string {
  const lines = toText({ ...tree, children: tree.children.filter(isNotFigure) }).split('\n');
  const words = wordsOf(title).join(' ');
  const start = lines.findIndex((line) => {
    const text = line.replace(/\s+/g, ' ').trim();
    return text !== '' && !date.test(text) && wordsOf(text).join(' ') !== words;
  });
  return start < 0 ? toText(tree) : lines.slice(start).join('\n');
}

function isNotFigure(node: RootContent): boolean {
  return node.type !== 'element' || node.tagName !== 'figure';
}
