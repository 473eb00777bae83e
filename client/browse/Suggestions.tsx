import { suggestionsKind } from '../../shared/content/suggestions.ts';
import { contentOf } from '../content/content-atoms.ts';
import { PostRows } from '../post/PostRows.tsx';
import { Await } from '../ui/Await.tsx';
import { CountChips } from '../ui/CountChips.tsx';
import * as styles from './Suggestions.module.css';

/** Links to what the words of a search may mean, or with `includesNearest` at least to what is nearest to them. */
export function Suggestions({ includesNearest = false }: { includesNearest?: boolean }) {
  return (
    <Await content={contentOf(suggestionsKind)} extra>
      {(found) =>
        found &&
        (includesNearest || !found.isDidYouMean) && (
          <nav className={styles.suggestions} aria-label="Related">
            {found.isDidYouMean && <p>Nearest to this search:</p>}
            {found.corrected && (
              <p>
                Did you mean <a href={found.corrected.href}>{found.corrected.text}</a>?
              </p>
            )}
            {Object.entries({ Scripture: found.scripture, Topics: found.topics }).map(
              ([title, places]) =>
                places.length > 0 && (
                  <div key={title} className={`${styles.labels} row`}>
                    <span>{title}</span>
                    <CountChips places={places} className={styles.chips} />
                  </div>
                ),
            )}
            <PostRows posts={found.posts} />
          </nav>
        )
      }
    </Await>
  );
}
