/** The pixels of each absolute unit (CSS Values and Units, section 6.2), and of a font of 16 pixels. */
const units: Partial<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 4 / 3,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  em: 16,
  rem: 16,
};

/** Returns the pixels of a length as in CSS, or of a number. Undefined for percentages and others. */
export function pixelsOf(length: unknown): number | undefined {
  const [, number, unit = ''] =
    /^\s*(-?\d*\.?\d+)\s*([a-z]*)\s*$/i.exec(String(length ?? '')) ?? [];
  const pixels = units[unit.toLowerCase()];
  return number === undefined || pixels === undefined ? undefined : Number(number) * pixels;
}
