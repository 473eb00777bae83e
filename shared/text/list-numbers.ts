import type { Element } from 'hast';

/**
 * The numbers of the items of an ordered list as browsers show them (HTML standard, section 4.4.5): the items are its
 * `li` children. Values are those of attributes or of hast's properties.
 */
export function itemNumbers(list: Element): string[] {
  const type = String(list.properties.type ?? '1');
  return itemCounts(list).map((count) => listNumber(count, type));
}

/** The numbers of the items, whatever the type of the list. */
export function itemCounts({ properties, children }: Element): number[] {
  const items = children
    .filter((child) => child.type === 'element')
    .filter(({ tagName }) => tagName === 'li');
  const isReversed = properties.reversed !== undefined && properties.reversed !== false;
  const step = isReversed ? -1 : 1;
  let next = integer(properties.start) ?? (isReversed ? items.length : 1);
  return items.map((item) => {
    const count = integer(item.properties.value) ?? next;
    next = count + step;
    return count;
  });
}

function integer(value: unknown): number | undefined {
  const number = Number.parseInt(String(value), 10);
  return Number.isNaN(number) ? undefined : number;
}

const roman = 'm cm d cd c xc l xl x ix v iv i'.split(' ');
const romanValues = [1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1];

/** Formats the number of a list item by the `type` of its list, as browsers do. Numbers that the type cannot represent are decimal. */
export function listNumber(count: number, type: string): string {
  const isRoman = type === 'i' || type === 'I';
  if (!/^[ai]$/i.test(type) || count < 1 || (isRoman && count > 3999)) return `${count}`;
  const lower = isRoman ? romanOf(count) : lettersOf(count);
  return type === type.toLowerCase() ? lower : lower.toUpperCase();
}

function romanOf(count: number): string {
  const next = romanValues.findIndex((value) => value <= count);
  return next < 0 ? '' : `${roman[next]}${romanOf(count - (romanValues[next] ?? 0))}`;
}

/** Bijective base 26: z is followed by aa. */
function lettersOf(count: number): string {
  if (count === 0) return '';
  const last = (count - 1) % 26;
  return lettersOf((count - 1 - last) / 26) + String.fromCharCode(97 + last);
}
