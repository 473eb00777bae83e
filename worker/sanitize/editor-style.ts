import type { Element } from 'hast';

/**
 * The declarations of an element's `style` attribute, by property, in lowercase. They only select a
 * class of our own and are removed, so this does not have to parse CSS exactly.
 */
export function editorStyle({ properties }: Element): ReadonlyMap<string, string> {
  const style = typeof properties.style === 'string' ? properties.style.toLowerCase() : '';
  return new Map(
    style.split(';').flatMap((declaration) => {
      const colon = declaration.indexOf(':');
      if (colon < 0) return [];
      const value = declaration.slice(colon + 1).replace('!important', '');
      return [[declaration.slice(0, colon).trim(), value.trim()] as const];
    }),
  );
}
