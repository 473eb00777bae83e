import { useAtomValue } from 'jotai';
import type { ContentError } from '../../shared/content/result.ts';
import { routeAtom } from '../state/page-store.ts';

type ErrorMessageProps = {
  error: ContentError;
  /** What failed to load, on a page with several contents. */
  of?: string | undefined;
};

/** An error with a link: to the first page of the list if the URL is invalid, otherwise to the same URL. */
export function ErrorMessage({ error, of }: ErrorMessageProps) {
  const { page, params } = useAtomValue(routeAtom);
  const isBadRequest = error.status === 400;
  const href = isBadRequest ? page.resetHref(params) : page.href(params);
  return (
    <div className="callout stack box">
      <p>{`Error${of ? ` in ${of}` : ''}: ${error.message}`}</p>
      <a className="button" href={href ?? ''}>
        {isBadRequest ? 'Go to the first page' : 'Try again'}
      </a>
    </div>
  );
}
