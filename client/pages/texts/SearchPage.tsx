import { useAtomValue } from 'jotai';
import { type ListName, listHref, listNames, lists } from '../../../shared/content/lists.ts';
import type { PostLink } from '../../../shared/content/post.ts';
import { dataOf, errorOf } from '../../../shared/content/result.ts';
import {
  type SearchSuggestions,
  searchResultsKind,
  suggestionsKind,
} from '../../../shared/content/search.ts';
import { contactPage } from '../../../shared/pages/contact.ts';
import { postHref } from '../../../shared/pages/post.ts';
import { searchHref, searchPage } from '../../../shared/pages/search.ts';
import { SiteSearch } from '../../browse/SiteSearch.tsx';
import { SearchMeaning } from '../../browse/Suggestions.tsx';
import { useContent } from '../../content/content-atoms.ts';
import { PostRows } from '../../post/PostRows.tsx';
import { siteAtom } from '../../state/page-store.ts';
import { Await } from '../../ui/Await.tsx';
import { CountChips } from '../../ui/CountChips.tsx';
import { EmptyMessage } from '../../ui/EmptyMessage.tsx';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { Banner } from '../../ui/layout/Banner.tsx';
import * as styles from './SearchPage.module.css';

/** A question, a day, a passage and a topic. */
const examples = ['why does God allow suffering', 'Advent 1', '1 cor 15:3', 'doubt'];

export default function SearchPage({ params: { q } }: { params: { q: string } }) {
  const title = q ? `Search results for “${q}”` : 'Search';
  return (
    <>
      <Banner title={title} heading={<span className={`${styles.title} clamp`}>{title}</span>} />
      <div className={`${styles.page} container stack`}>
        <SiteSearch q={q} />
        {q ? (
          <div className={`${styles.results} results`}>
            <Await request={suggestionsKind.request({ q })} errorFallback={<Results q={q} />}>
              {(found) => <Results q={q} found={found} />}
            </Await>
          </div>
        ) : (
          <nav aria-labelledby="examples">
            <p id="examples" className="roomy">
              For example
            </p>
            <CountChips places={examples.map((text) => ({ text, href: searchHref(text) }))} />
          </nav>
        )}
      </div>
    </>
  );
}

type ResultsProps = {
  q: string;
  /** What the words may mean; undefined if it failed to load. */
  found?: SearchSuggestions | null | undefined;
};

function Results({ q, found }: ResultsProps) {
  return (
    <>
      {found && <SearchMeaning {...found} />}
      {listNames.map((list) => (
        <FoundInList key={list} list={list} q={q} offered={found?.posts} />
      ))}
      <NoResults q={q} found={found} />
    </>
  );
}

type FoundInListProps = { list: ListName; q: string; offered: readonly PostLink[] | undefined };

function FoundInList({ list, q, offered }: FoundInListProps) {
  const { items } = lists[list];
  return (
    <Await request={searchResultsKind.request({ list, q })} errorFallback={null}>
      {({ posts, hasMore }) => {
        const others = posts.filter(
          ({ id }) => !offered?.some((post) => post.list === list && post.id === id),
        );
        const all = hasMore && (
          <p className="roomy">
            <a href={listHref(list, { q })}>All results in {items}</a>
          </p>
        );
        if (others.length === 0) return all;
        return (
          <section aria-labelledby={list}>
            <h2 id={list}>{items}</h2>
            <PostRows posts={others} />
            {all}
          </section>
        );
      }}
    </Await>
  );
}

/** One error for all lists that failed to load, or what leads on if there is nothing at all. It waits for all lists. */
function NoResults({ q, found }: ResultsProps) {
  const { searchTipsId } = useAtomValue(siteAtom);
  const results = [useResults('thoughts', q), useResults('quotes', q), useResults('articles', q)];
  const error = results.map(errorOf).find(Boolean);
  if (error) {
    const failed = listNames.filter((_, i) => errorOf(results[i]));
    return <ErrorMessage error={error} of={failed.map((list) => lists[list].items).join(', ')} />;
  }
  const isEmpty = results.map(dataOf).every((data) => data?.posts.length === 0 && !data.hasMore);
  return (
    found === null &&
    isEmpty && (
      <EmptyMessage message={`Nothing found for “${q}”.`}>
        <p>
          Try <a href={searchPage.path}>fewer or other words</a>, see the{' '}
          <a href={postHref('articles', searchTipsId)}>search tips</a>, browse{' '}
          <a href={listHref('quotes')}>Quotes by topic</a>, or <a href={contactPage.path}>ask us</a>
          .
        </p>
      </EmptyMessage>
    )
  );
}

function useResults(list: ListName, q: string) {
  return useContent(searchResultsKind.request({ list, q }));
}
