import type { Element } from 'hast';

const noStyle: ReadonlyMap<string, string> = new Map();

/**
 * Returns the declarations of an inline style by property, in lowercase. They only select a class
 * of our own, so the function does not parse CSS exactly.
 */
export function editorStyle({ properties: { style } }: Element): ReadonlyMap<string, string> {
  if (typeof style !== 'string') return noStyle;
  return new Map(
    style
      .toLowerCase()
      .split(';')
      .flatMap((declaration) => {
        const colon = declaration.indexOf(':');
        if (colon < 0) return [];
        const value = declaration.slice(colon + 1).replace('!important', '');
        return [[declaration.slice(0, colon).trim(), value.trim()] as const];
      }),
  );
}
