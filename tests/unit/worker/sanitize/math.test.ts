import { expect, test } from 'vitest';
import { toText } from '../../../../shared/text/to-text.ts';
import { sanitize } from '../../../../worker/sanitize/sanitize.ts';

/** Symbols in MathML: 'x+2' is three elements. */
const symbols = (text: string) =>
  text.replace(/\d+|./gu, (symbol) => {
    const name = /\d/.test(symbol) ? 'mn' : /\p{L}/u.test(symbol) ? 'mi' : 'mo';
    return `<${name}>${symbol}</${name}>`;
  });

const row = (text: string) => `<mrow>${symbols(text)}</mrow>`;

test.each([
  [`<mroot>${symbols('83')}</mroot>`.replace('83', '8</mn><mn>3'), '³√8'],
  [`<msup><msup>${symbols('x2')}</msup>${symbols('3')}</msup>`, '(x²)³'],
  [`<msubsup>${symbols('∫0')}${symbols('∞')}</msubsup><mspace/>${symbols('f')}`, '∫₀^∞ f'],
  [`<msup>${row('(a+b)')}${symbols('2')}</msup>`, '(a+b)²'],
  [`<mfrac>${row('a+b')}<msqrt>${symbols('2')}</msqrt></mfrac>`, '(a+b)/√2'],
  [`<mfrac linethickness="0">${symbols('nk')}</mfrac>`, 'n choose k'],
  [`<mmultiscripts>${symbols('C')}<mprescripts/><mn>6</mn><mn>14</mn></mmultiscripts>`, '₆¹⁴C'],
  [`<mfenced>${symbols('ab')}</mfenced>`, '(a, b)'],
  [`<mfenced open="[" close="[" separators=";|">${symbols('abcd')}</mfenced>`, '[a; b| c| d['],
  [
    `<mo>(</mo><mtable><mtr><mtd>${symbols('1')}</mtd><mtd>${symbols('2')}</mtd></mtr> <mtr><mtd>${symbols('3')}</mtd></mtr></mtable><mo>)</mo>`,
    '(1 2; 3)',
  ],
  [`<mphantom>${symbols('y')}</mphantom>${symbols('x')}`, 'x'],
])('%s reads as %s', (mathml, expected) => {
  expect(toText(sanitize(`<math>${mathml}</math>`, ''))).toBe(expected);
});
