import type { Element } from 'hast';
import { LRUCache } from 'lru-cache';

export type Style = ReadonlyMap<string, string>;

const noStyle: Style = new Map();

/** The styles by their text, because editors repeat them. */
const styles = new LRUCache<string, Style>({ max: 200, memoMethod: parsed });

/**
 * Returns the declarations of an inline style by property, in lowercase. They only select a class
 * of our own, so the function does not parse CSS exactly.
 */
export function editorStyle({ properties: { style } }: Element): Style {
  return typeof style === 'string' ? styles.memo(style) : noStyle;
}

function parsed(style: string): Style {
  const declarations = style.toLowerCase().matchAll(/(?:^|;)([^:;]*):([^;]*)/g);
  return new Map(
    Array.from(declarations, ([, name = '', value = '']) => [
      name.trim(),
      value.replace('!important', '').trim(),
    ]),
  );
}

/** The pixels of each absolute unit (CSS Values and Units, section 6.2), and of a font of 16 pixels. */
const units: Partial<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 4 / 3,
  in: 96,
  cm: 96 / 2.54,
  em: 16,
  rem: 16,
};

/**
 * Returns the pixels of a length as in CSS, or of a number. Undefined for others.
 *
 * @param whole the pixels of 100 %
 */
export function pixelsOf(length: unknown, whole?: number): number | undefined {
  const [, number, unit = ''] =
    /^\s*(-?\d*\.?\d+)\s*([a-z]*|%)\s*$/i.exec(String(length ?? '')) ?? [];
  const pixels = unit === '%' && whole ? whole / 100 : units[unit.toLowerCase()];
  return number === undefined || pixels === undefined ? undefined : Number(number) * pixels;
}
