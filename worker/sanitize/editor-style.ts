import type { Element } from 'hast';

/**
 * What an editor wrote into `style`, by property in lower case. It is read to choose a class of our
 * own and never kept, so what CSS would make of odd input does not matter.
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
