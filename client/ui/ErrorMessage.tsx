import { useAtomValue } from 'jotai';
import { browseQuery, firstPage } from '../../shared/browse/browse-state.ts';
import type { ContentError } from '../../shared/content/result.ts';
import { browseAtom } from '../content/route-content.ts';
import { locationAtom } from '../state/location-atom.ts';
import styles from './ErrorMessage.module.css';

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
