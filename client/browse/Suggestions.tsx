import type { CountedPlace } from '../../shared/content/passages-document.ts';
import { relatedContent } from '../content/content-atoms.ts';
import { Await } from '../ui/Await.tsx';
import { CountChips } from './CountChips.tsx';
import { PostRows } from './PostRows.tsx';
import * as styles from './Suggestions.module.css';

/** What the words of a search may mean, or with `isDidYouMean` what is nearest to them. */
export function Suggestions({ isDidYouMean }: { isDidYouMean?: true }) {
  return (
    <Await content={relatedContent} extra>
      {(related) =>
        related?.kind === 'search' &&
        related.isDidYouMean === isDidYouMean && (
          <nav className={styles.suggestions} aria-label="Related">
            {isDidYouMean && <p>Nearest to this search:</p>}
            {related.corrected && (
              <p>
                Did you mean <a href={related.corrected.href}>{related.corrected.text}</a>?
              </p>
            )}
            <Labels title="Scripture" places={related.scripture} />
            <Labels title="Topics" places={related.topics} />
            {related.posts.length > 0 && <PostRows posts={related.posts} />}
          </nav>
        )
      }
    </Await>
  );
}

function Labels({ title, places }: { title: string; places: readonly CountedPlace[] }) {
  if (places.length === 0) return null;
  return (
    <div className={`${styles.labels} row`}>
      <span>{title}</span>
      <CountChips places={places} />
    </div>
  );
}
