import type { ReactNode } from 'react';
import type { ContentRequest } from '../../shared/content/content-request.ts';
import { useContent } from '../content/content-atoms.ts';
import * as styles from './Await.module.css';
import { ErrorMessage } from './ErrorMessage.tsx';

type AwaitProps<T> = {
  request: ContentRequest<T>;
  /** Whether the content is omitted while it is pending and if it fails to load. */
  extra?: boolean;
  /** Replaces the error message if the content fails to load, unless it is undefined. */
  errorFallback?: ReactNode;
  children: (data: T) => ReactNode;
};

/** Renders content of the page, or 'Loading...' while it is pending. worker/render/stream-in-order.ts depends on this markup. */
export function Await<T>({ request, extra = false, errorFallback, children }: AwaitProps<T>) {
  const remote = useContent(request);
  if (remote === null) return null;
  const content =
    remote &&
    ('data' in remote ? (
      children(remote.data)
    ) : extra || errorFallback !== undefined ? (
      errorFallback
    ) : (
      <ErrorMessage error={remote.error} />
    ));
  return (
    <div data-await={request.url} className={extra ? undefined : styles.pending}>
      {!remote ? (
        // The key creates another element for the content, because a translator may have replaced the texts of the last one.
        <p key="loading" className={styles.loading} hidden={extra} data-loading>
          Loading...
        </p>
      ) : extra ? (
        content
      ) : (
        // An element, which hides the 'Loading...' of a streamed page.
        <div>{content}</div>
      )}
    </div>
  );
}
