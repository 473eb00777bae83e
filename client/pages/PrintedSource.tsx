import { useAtomValue } from 'jotai';
import { paths } from '../../shared/routes.ts';
import { permittedUse } from '../copy/permitted-use.ts';
import { routeAtom } from '../state/route-atom.ts';
import { siteAtom } from '../state/site-atom.ts';
import styles from './PrintedSource.module.css';
import { metaAtom } from './pages.ts';

/** The source of a page and its permitted use, visible only in print. */
export function PrintedSource() {
  const { canonical } = useAtomValue(metaAtom);
  const { url, productName } = useAtomValue(siteAtom);
  // The handout prints its own.
  if (useAtomValue(routeAtom).name === 'handout') return null;
  return (
    <p className={styles.source}>
      {`${productName}, ${canonical ?? url}. ${permittedUse} ${url}${paths.copyright}`}
    </p>
  );
}
