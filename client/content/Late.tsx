import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import type { Content } from './content-atoms.ts';
import { ErrorMessage } from './ErrorMessage.tsx';
import styles from './Late.module.css';

type LateProps<T> = {
  content: Content<T>;
  children: (data: T) => ReactNode;
};

/**
 * Content that may come after the rest of its page. At the edge an answer can be cut right after
 * this element's 'Loading...' and goes on with the content when it is there; see
 * worker/render/late.ts, which knows this markup.
 */
export function Late<T>({ content, children }: LateProps<T>) {
  const path = useAtomValue(content.path);
  const remote = useAtomValue(content.remote);
  return (
    <div data-late={path} className={styles.late}>
      {remote === 'loading' ? (
        <p className={styles.loading} data-loading>
          Loading...
        </p>
      ) : 'error' in remote ? (
        <ErrorMessage error={remote.error} />
      ) : (
        children(remote.data)
      )}
    </div>
  );
}

/** As `Late`, for what is left out while it loads and when it fails. */
export function LateExtra<T>({ content, children }: LateProps<T>) {
  const path = useAtomValue(content.path);
  const remote = useAtomValue(content.remote);
  return (
    <div data-late={path}>
      {remote === 'loading' ? (
        <p hidden data-loading>
          Loading...
        </p>
      ) : 'error' in remote ? null : (
        children(remote.data)
      )}
    </div>
  );
}
