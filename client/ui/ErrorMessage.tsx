import { useAtomValue } from 'jotai';
import { browseAll, firstPage } from '../../shared/browse/browse-state.ts';
import type { ContentError } from '../../shared/content/result.ts';
import { routeHref } from '../../shared/routes.ts';
import { routeAtom } from '../state/page-store.ts';

/** An error with a link: to the first page of the list if the URL is invalid, otherwise to the same URL. */
export function ErrorMessage({ error }: { error: ContentError }) {
  const route = useAtomValue(routeAtom);
  const isBadRequest = error.status === 400;
  const href =
    isBadRequest && route.name === 'list'
      ? routeHref({
          ...route,
          browse: route.browse.pageToken ? firstPage(route.browse) : browseAll(),
        })
      : routeHref(route);
  return (
    <div className="callout stack box sprig">
      <p>{`Error: ${error.message}`}</p>
      <a className="button" href={href ?? ''}>
        {isBadRequest ? 'Go to the first page' : 'Try again'}
      </a>
    </div>
  );
}
