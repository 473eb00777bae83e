import { useAtomValue } from 'jotai';
import { browseAll, firstPage } from '../../shared/browse/browse-state.ts';
import type { ContentError } from '../../shared/content/result.ts';
import { routeHref } from '../../shared/routes.ts';
import { routeAtom } from '../state/route-atom.ts';
import styles from './ErrorMessage.module.css';

/** What failed, and the one link that helps: to the first page where the URL is at fault, else here again. */
export function ErrorMessage({ error }: { error: ContentError }) {
  const route = useAtomValue(routeAtom);
  const isUrlAtFault = error.status === 400;
  const href =
    isUrlAtFault && route.name === 'list'
      ? routeHref({
          ...route,
          browse: route.browse.pageToken ? firstPage(route.browse) : browseAll(),
        })
      : routeHref(route);
  return (
    <div className={styles.error}>
      <p>{`Error: ${error.message}`}</p>
      <a className="button" href={href ?? ''}>
        {isUrlAtFault ? 'Go to the first page' : 'Try again'}
      </a>
    </div>
  );
}
