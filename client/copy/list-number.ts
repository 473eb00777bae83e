const roman = Object.entries({
  ...{ m: 1000, cm: 900, d: 500, cd: 400, c: 100, xc: 90, l: 50, xl: 40 },
  ...{ x: 10, ix: 9, v: 5, iv: 4, i: 1 },
});

/** Formats the number of a list item by the `type` of its list, as browsers do. Numbers that the type cannot represent are decimal. */
export function listNumber(count: number, type: string): string {
  const isRoman = type === 'i' || type === 'I';
  if (!/^[ai]$/i.test(type) || count < 1 || (isRoman && count > 3999)) return `${count}`;
  const lower = isRoman ? romanOf(count) : lettersOf(count);
  return type === type.toLowerCase() ? lower : lower.toUpperCase();
}

function romanOf(count: number): string {
  const next = roman.find(([, value]) => value <= count);
  return next ? next[0] + romanOf(count - next[1]) : '';
}

/** Bijective base 26: z is followed by aa. */
function lettersOf(count: number): string {
  if (count === 0) return '';
  const last = (count - 1) % 26;
  return lettersOf((count - 1 - last) / 26) + String.fromCharCode(97 + last);
}
