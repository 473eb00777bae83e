import { useAtomValue } from 'jotai';
import { organizationContent } from '../../content/route-content.ts';
import { PrintedSource } from '../../pages/PrintedSource.tsx';
import { pageAtom } from '../../pages/pages.ts';
import { Await } from '../Await.tsx';
import { CookieBanner } from '../banners/CookieBanner.tsx';
import { Snackbar } from '../snackbar/Snackbar.tsx';
import { Announcer } from './Announcer.tsx';
import { Footer } from './Footer.tsx';
import styles from './Layout.module.css';
import { TopNavigation } from './TopNavigation.tsx';

export function Layout() {
  const { Component, hasPanel } = useAtomValue(pageAtom);
  return (
    <>
      <a className={styles.skip} href="#page">
        Skip to content
      </a>
      {hasPanel && (
        <a className={styles.skip} href="#posts">
          Skip to the posts
        </a>
      )}
      <TopNavigation />
      <main className={styles.main}>
        <Component />
      </main>
      <Await content={organizationContent} extra>
        {(organization) => <Footer organization={organization} />}
      </Await>
      <PrintedSource />
      <Announcer />
      <div className={styles.bottom}>
        <Snackbar />
        <CookieBanner />
      </div>
    </>
  );
}
