import { type SearchSuggestions, suggestionsKind } from '../../shared/content/search.ts';
import { contentOf } from '../content/content-atoms.ts';
import { PostRows } from '../post/PostRows.tsx';
import { Await } from '../ui/Await.tsx';
import { CountChips } from '../ui/CountChips.tsx';
import * as styles from './Suggestions.module.css';

type SuggestionsProps = {
  /**
   * The ids of the posts that stand below. So that they are near, the first links alone stand above them, and what is
   * only near to the words is left out.
   */
  shown?: readonly string[];
};

/** Links to what the words of a search of a list may mean. */
export function Suggestions({ shown }: SuggestionsProps) {
  return (
    <Await content={contentOf(suggestionsKind)} extra>
      {(found) => {
        if (!found || (found.isNearest && shown)) return null;
        const isShort = shown && found.rows.length > 0;
        const rows = isShort ? found.rows.slice(0, 1) : found.rows;
        const posts = isShort ? [] : found.posts.filter(({ id }) => !shown?.includes(id));
        if (rows.length + posts.length === 0) return null;
        return <SearchMeaning {...found} rows={rows} posts={posts} />;
      }}
    </Await>
  );
}

type SearchMeaningProps = SearchSuggestions & {
  /** The heading of the posts, if they are the first results of a page. */
  title?: string;
};

export function SearchMeaning({ title, corrected, isNearest, posts, rows }: SearchMeaningProps) {
  return (
    <nav className={title ? undefined : styles.suggestions} aria-label="Related">
      {corrected && (
        <p>
          Did you mean <a href={corrected.href}>{corrected.text}</a>?
        </p>
      )}
      {title && posts.length > 0 && <h2>{title}</h2>}
      {isNearest && <p>Nearest to this search:</p>}
      <PostRows posts={posts} />
      {rows.map(({ title, places }) => (
        <div key={title} className={`${styles.labels} row`}>
          <span>{title}</span>
          <CountChips places={places} className={styles.chips} />
        </div>
      ))}
    </nav>
  );
}
