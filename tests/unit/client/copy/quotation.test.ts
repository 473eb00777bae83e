import { expect, test } from 'vitest';
import { quotation } from '../../../../client/copy/quotation.ts';

test.each([
  ['Grace.', '“Grace.”'],
  ['“Grace.”', '“Grace.”'],
  ['“Grace,” he said, “is free.”', '“Grace,” he said, “is free.”'],
  ['He said: “Grace.”', '“He said: ‘Grace.’”'],
  ['"Come," he says to us (Mark 1).', "“'Come,' he says to us (Mark 1).”"],
  ['Grace.\n\n- A. Author', '“Grace.”\n- A. Author'],
  ['"Grace." —A. Author', '“Grace.”\n—A. Author'],
  ['“Grace” – not works – is his.', '“‘Grace’ – not works – is his.”'],
])('the words of %j stand in one pair of quotation marks', (words, expected) => {
  const { quoted } = quotation(`\u001f${words}\u001f`, 'The source');
  expect(quoted).toBe(`${expected}\nThe source`);
});

test('an author after the words stands before the source, and other text around both', () => {
  expect(quotation('On grace:\n\n\u001fGrace.\u001f\n\n— A. Author\nFor Lent.', 'Here')).toEqual({
    before: 'On grace:',
    quoted: '“Grace.”\n— A. Author\nHere',
    after: 'For Lent.',
  });
});
