import {
  type SearchSuggestions,
  type SuggestionsParams,
  suggestionsKind,
} from '../../shared/content/search.ts';
import { PostRows } from '../post/PostRows.tsx';
import { Await } from '../ui/Await.tsx';
import { CountChips } from '../ui/CountChips.tsx';
import { SubjectRows } from './SubjectRows.tsx';
import * as styles from './Suggestions.module.css';

const subjectsAbove = 3;

type SuggestionsProps = { search: SuggestionsParams; isAbovePosts?: boolean };

/** What the words of a search of a list may mean, above its posts if it has some: then in one line, and only what clearly fits. */
export function Suggestions({ search, isAbovePosts = false }: SuggestionsProps) {
  return (
    <Await request={suggestionsKind.request(search)} extra>
      {(found) => {
        if (!found) return null;
        if (!isAbovePosts)
          return (
            <div className="results">
              <SearchMeaning {...found} />
            </div>
          );
        const subjects = found.isNearest ? [] : found.subjects.slice(0, subjectsAbove);
        return (
          subjects.length > 0 && (
            <nav className={styles.above} aria-label="Topics and passages">
              <CountChips places={subjects} className={styles.chips} />
            </nav>
          )
        );
      }}
    </Await>
  );
}

export function SearchMeaning(found: SearchSuggestions) {
  const { corrected, posts } = found;
  return (
    <>
      {corrected && (
        <p>
          Did you mean <a href={corrected.href}>{corrected.text}</a>?
        </p>
      )}
      <SubjectRows {...found} />
      {posts.length > 0 && (
        <section aria-labelledby="best">
          <h2 id="best">Best matches</h2>
          <PostRows posts={posts} />
        </section>
      )}
    </>
  );
}
