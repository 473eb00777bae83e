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

/** The markup of the drawings. `createPageStore` sets it in the Worker; in the browser it is null. */
export const drawingsAtom = atom<Record<DrawingName, string> | null>(null);

/** React sets `innerHTML` again if this is another object. */
const empty = trustedHtml('');

/** Part of the document, so that it costs no request and has the colors of the page. A client navigation loads it. */
export function Drawing({ name }: { name: DrawingName }) {
  const drawings = useAtomValue(drawingsAtom);
  const element = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const { current } = element;
    if (!current || current.firstChild) return;
    import('./load-drawing.ts')
      .then(({ loadDrawing }) => loadDrawing(name))
      .then((markup) => {
        if (markup) current.innerHTML = trustedHtml(markup) as string;
      })
      // The page is complete without it.
      .catch(() => {});
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
