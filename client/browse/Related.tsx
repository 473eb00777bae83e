import { useAtomValue } from 'jotai';
import { passagesHref } from '../../shared/routes.ts';
import { relatedContent } from '../content/content-atoms.ts';
import { Await } from '../ui/Await.tsx';
import { PostRows } from './PostRows.tsx';
import styles from './Related.module.css';

/** What the site also has on the passages of a chapter's list or of a single post. */
export function Related() {
  const request = useAtomValue(relatedContent.request);
  return (
    request && (
      <Await content={relatedContent} extra>
        {(related) =>
          related?.kind === 'post' && related.samePassages.length > 0 ? (
            <nav className={styles.related} aria-label="Related">
              <h2>On the same passages</h2>
              <PostRows posts={related.samePassages} />
            </nav>
          ) : (
            related?.kind === 'chapter' &&
            related.onChapter.length + related.more > 0 && (
              <nav className={styles.related} aria-label="Related">
                {related.onChapter.length > 0 && <h2>Quotes and articles on {related.label}</h2>}
                <PostRows posts={related.onChapter} />
                {related.more > 0 && (
                  <p className="roomy">
                    <a href={passagesHref({ ref: related.label })}>
                      {related.more} more on {related.label}
                    </a>
                  </p>
                )}
              </nav>
            )
          )
        }
      </Await>
    )
  );
}
