import { atom, useAtomValue } from 'jotai';
import type { ComponentType, ReactNode } from 'react';
import { elementIds } from '../../../shared/dom-contract.ts';
import { organizationContent } from '../../content/content-atoms.ts';
import { announcementAtom } from '../../state/announcement-atom.ts';
import { Await } from '../Await.tsx';
import { Footer } from './Footer.tsx';
import styles from './Layout.module.css';
import { TopNavigation } from './TopNavigation.tsx';

/** What stands at the bottom of the window, where nothing is before hydration. client/navigation/navigation.ts sets it. */
export const bottomBarsAtom = atom<ComponentType | null>(null);

type LayoutProps = {
  /** Whether the page has a panel of labels before its posts. */
  hasPanel: boolean;
  printedSource: ReactNode;
  children: ReactNode;
};

export function Layout({ hasPanel, printedSource, children }: LayoutProps) {
  const BottomBars = useAtomValue(bottomBarsAtom);
  return (
    <>
      <a className={styles.skip} href={`#${elementIds.page}`}>
        Skip to content
      </a>
      {hasPanel && (
        <a className={styles.skip} href={`#${elementIds.posts}`}>
          Skip to the posts
        </a>
      )}
      <TopNavigation />
      <main className={styles.main}>{children}</main>
      <Await content={organizationContent} extra>
        {(organization) => <Footer organization={organization} />}
      </Await>
      {printedSource}
      <Announcer />
      <div className={styles.bottom}>{BottomBars && <BottomBars />}</div>
    </>
  );
}

function Announcer() {
  const { id, text } = useAtomValue(announcementAtom);
  return (
    <p role="status" aria-label="What changed" className="visually-hidden">
      <span key={id}>{text}</span>
    </p>
  );
}
