import { useAtomValue } from 'jotai';
import { paths } from '../../shared/routes.ts';
import { permittedUse } from '../copy/copied-post.ts';
import { siteAtom } from '../state/site-atom.ts';
import { metaAtom } from './meta-atom.ts';
import styles from './PrintedSource.module.css';

/** On paper only: where a handout is from, and what may be done with it. */
export function PrintedSource() {
  const { canonical } = useAtomValue(metaAtom);
  const { url, productName } = useAtomValue(siteAtom);
  return (
    <p className={styles.source}>
      {`${productName}, ${canonical ?? url}. ${permittedUse} ${url}${paths.copyright}`}
    </p>
  );
}
