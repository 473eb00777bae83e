import { atom, useAtomValue } from 'jotai';
import type { ComponentType, ReactNode } from 'react';
import { permittedUse } from '../../../shared/content/post.ts';
import { elementIds } from '../../../shared/dom-contract.ts';
import { copyrightPage } from '../../../shared/pages/document.ts';
import { quotesPage, thoughtsPage } from '../../../shared/pages/list-pages.ts';
import { paramsOf } from '../../../shared/routes.ts';
import { announcementAtom } from '../../state/announcement-atom.ts';
import { routeAtom, siteAtom } from '../../state/page-store.ts';
import * as styles from './Layout.module.css';
import { TopNavigation } from './TopNavigation.tsx';

/**
 * The bars at the bottom of the window, and a link to them; null before hydration. client/after-hydration.tsx
 * sets them.
 */
export const bottomBarsAtom = atom<{
  BottomBars: ComponentType;
  SkipLink: ComponentType<{ className: string }>;
} | null>(null);

export function Layout({ children, footer }: { children: ReactNode; footer: ReactNode }) {
  const bars = useAtomValue(bottomBarsAtom);
  const { id, text } = useAtomValue(announcementAtom);
  const route = useAtomValue(routeAtom);
  const { page, params } = route;
  const { url, productName, preview } = useAtomValue(siteAtom);
  const skip = `${styles.skip} box screen-only`;
  return (
    <>
      <a className={skip} href={`#${elementIds.page}`}>
        Skip to content
      </a>
      {/* These pages have a panel of labels before their posts. */}
      {paramsOf(route, thoughtsPage, quotesPage) && (
        <a className={skip} href={`#${elementIds.posts}`}>
          Skip to the posts
        </a>
      )}
      {bars && <bars.SkipLink className={skip} />}
      {/* Above the bar, in normal flow: it covers nothing. */}
      {preview && (
        <aside className={`${styles.preview} bleed fine screen-only`} aria-label="Preview">
          {preview}
        </aside>
      )}
      <TopNavigation />
      <main className={styles.main}>{children}</main>
      {footer}
      {/* The handout prints its own. */}
      {!page.printsSource && (
        <p className={`${styles.source} print-only`}>
          {`${productName}, ${url}${page.href(params) ?? ''}. ${permittedUse} ${url}${copyrightPage.path}`}
        </p>
      )}
      <p role="status" aria-label="What changed" className="visually-hidden">
        <span key={id}>{text}</span>
      </p>
      <div className={`${styles.bars} screen-only`}>{bars && <bars.BottomBars />}</div>
    </>
  );
}
