import { type RelatedParams, relatedKind } from '../../shared/content/posts.ts';
import { Await } from '../ui/Await.tsx';
import { CountChips } from '../ui/CountChips.tsx';
import * as styles from './PostRows.module.css';
import { PostRows } from './PostRows.tsx';

export function Related({ to }: { to: RelatedParams }) {
  return (
    <Await request={relatedKind.request(to)} extra>
      {(related) =>
        related &&
        related.posts.length > 0 && (
          <nav className={styles.related} aria-label="Related">
            <h2>{related.title}</h2>
            <PostRows posts={related.posts} />
          </nav>
        )
      }
    </Await>
  );
}

export function RelatedPlaces({ to }: { to: RelatedParams }) {
  return (
    <Await request={relatedKind.request(to)} extra>
      {(related) =>
        related && (
          <>
            {related.places.length > 0 && (
              <nav className="row" aria-label="Labels and passages">
                <CountChips places={related.places} />
                {related.otherPlaces && (
                  <details className="disclosure">
                    <summary>{`${related.otherPlaces.length} more`}</summary>
                    <CountChips places={related.otherPlaces} />
                  </details>
                )}
              </nav>
            )}
            {related.near && (
              <nav className="row" aria-labelledby="near">
                <p id="near">Near:</p>
                <CountChips places={related.near} />
              </nav>
            )}
          </>
        )
      }
    </Await>
  );
}
