import { expect, test } from 'vitest';
import { namesInText } from '../../../../worker/crawl/names-in-text.ts';

test.each([
  ['a word that is capitalized within a sentence', 'We read what Josephus wrote.', 'josephus'],
  ['no first word of a sentence', 'Nobody knows. Perhaps Tacitus did.', 'tacitus'],
  ['no first word of a quotation or heading', 'He said, “Where?”\nAfter that', ''],
  ['a name after initials or a title', 'as C. S. Lewis and Dr. Habermas say', 'lewis habermas'],
  ['a name in parentheses, and a possessive', 'the book (by Pliny’s friend)', 'pliny'],
  ['a word that is not capitalized elsewhere', 'the Church, and a church', ''],
  ['no passage', 'see Romans 8 and in John 3:16', ''],
  ['nothing that almost all posts have', 'that God and I know Jesus Christ', ''],
  ['the most frequent first', 'so Paul met Peter, and Peter, and Paul, and Peter', 'peter paul'],
])('%s is a name of a text', (_, text, names) => {
  expect(namesInText(text)).toBe(names);
});

test('twelve names are the most', () => {
  const names = Array.from({ length: 20 }, (_, i) => `Nam${'abcdefghijklmnopqrst'[i]}`);
  expect(namesInText(`in ${names.join(', ')}`).split(' ')).toHaveLength(12);
});
