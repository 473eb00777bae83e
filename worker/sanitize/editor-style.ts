import type { Element } from 'hast';
import { LRUCache } from 'lru-cache';

type Style = ReadonlyMap<string, string>;

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
