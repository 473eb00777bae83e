import { useAtomValue } from 'jotai';
import { permittedUse } from '../../shared/content/post.ts';
import { paths, routeHref } from '../../shared/routes.ts';
import { routeAtom, siteAtom } from '../state/page-store.ts';
import styles from './PrintedSource.module.css';

/** The source of a page and its permitted use, visible only in print. */
export function PrintedSource() {
  const route = useAtomValue(routeAtom);
  const { url, productName } = useAtomValue(siteAtom);
  // The handout prints its own.
  if (route.name === 'handout') return null;
  return (
    <p className={styles.source}>
      {`${productName}, ${url}${routeHref(route) ?? ''}. ${permittedUse} ${url}${paths.copyright}`}
    </p>
  );
}
