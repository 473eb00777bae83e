import { useAtomValue } from 'jotai';
import type { ContentError } from '../../shared/answer.ts';
import { browseQuery, firstPage } from '../../shared/browse.ts';
import { locationAtom } from '../navigation/location-atom.ts';
import styles from './ErrorMessage.module.css';
import { browseAtom } from './page-content.ts';

/** What failed, and the one link that helps: to the first page where the address is at fault, else here again. */
export function ErrorMessage({ error }: { error: ContentError }) {
  const { pathname, search } = useAtomValue(locationAtom);
  const browse = useAtomValue(browseAtom);
  const badAddress = error.status === 400;
  const first = browse.pageToken ? browseQuery(firstPage(browse)) : '';
  return (
    <div className={styles.error}>
      <p>{`Error: ${error.message}`}</p>
      <a className="button" href={pathname + (badAddress ? first : search)}>
        {badAddress ? 'Go to the first page' : 'Try again'}
      </a>
    </div>
  );
}
