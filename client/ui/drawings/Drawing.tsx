import { atom, useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { trustedHtml } from '../../content/trusted-html.ts';
import * as styles from './Drawing.module.css';

/** The drawing of a section, or of a page without content. Each is a file beside this one. */
export type DrawingName =
  | 'home'
  | 'thoughts'
  | 'quotes'
  | 'articles'
  | 'resources'
  | 'about'
  | 'sundays'
  | 'passages'
  | 'handout'
  | 'contact'
  | 'notice';

export type Drawings = Record<DrawingName, string>;

/** The markup of the drawings. `createPageStore` sets it in the Worker; in the browser it is null. */
export const drawingsAtom = atom<Drawings | null>(null);

/** React sets `innerHTML` again if this is another object. */
const empty = trustedHtml('');

/** Part of the document, so that it costs no request and has the colors of the page. A client navigation loads it. */
export function Drawing({ name }: { name: DrawingName }) {
  const drawings = useAtomValue(drawingsAtom);
  const element = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const { current } = element;
    // The first condition removes the chunk from the Worker's build, which imports it statically.
    if (import.meta.env.SSR || !current || current.firstChild) return;
    import('./drawings.ts').then(
      ({ drawings }) => {
        current.innerHTML = trustedHtml(drawings[name]) as string;
      },
      // The page is complete without it.
      () => {},
    );
  }, [name]);

  return (
    // The key creates a new element for another drawing.
    <div
      key={name}
      ref={element}
      className={`${styles.drawing} decoration`}
      aria-hidden="true"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of this site
      dangerouslySetInnerHTML={{ __html: drawings?.[name] ?? empty }}
    />
  );
}
