import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { contentUrl } from '../../shared/content/content-request.ts';
import type { Content } from '../content/content-atoms.ts';
import styles from './Await.module.css';
import { ErrorMessage } from './ErrorMessage.tsx';

type AwaitProps<T> = {
  content: Content<T>;
  /** Left out while it loads and where it fails. */
  extra?: boolean;
  /** Instead of the content where it fails. */
  otherwise?: ReactNode;
  children: (data: T) => ReactNode;
};

/**
 * Content that may come after the rest of its page. At the edge an answer can be cut right after
 * this element's 'Loading...' and goes on with the content when it is there; see
 * worker/render/stream-in-order.ts, which knows this markup.
 */
export function Await<T>({ content, extra = false, otherwise, children }: AwaitProps<T>) {
  const request = useAtomValue(content.request);
  const remote = useAtomValue(content.remote);
  return (
    <div data-await={request && contentUrl(request)} className={extra ? undefined : styles.await}>
      {remote === 'loading' ? (
        <p className={styles.loading} hidden={extra} data-loading>
          Loading...
        </p>
      ) : 'data' in remote ? (
        children(remote.data)
      ) : (
        (otherwise ?? (extra ? null : <ErrorMessage error={remote.error} />))
      )}
    </div>
  );
}
