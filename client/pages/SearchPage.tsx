import { useAtomValue } from 'jotai';
import { type ListName, listHref, listNames, lists } from '../../shared/content/lists.ts';
import { dataOf } from '../../shared/content/result.ts';
import { searchResultsKind, suggestionsKind } from '../../shared/content/search.ts';
import { contactPage } from '../../shared/pages/contact.ts';
import { postHref } from '../../shared/pages/post.ts';
import { searchPage } from '../../shared/pages/search.ts';
import { SiteSearch } from '../browse/SiteSearch.tsx';
import { Suggestions } from '../browse/Suggestions.tsx';
import { contentOf, usePart } from '../content/content-atoms.ts';
import { PostRows } from '../post/PostRows.tsx';
import { siteAtom } from '../state/page-store.ts';
import { Await } from '../ui/Await.tsx';
import { EmptyMessage } from '../ui/EmptyMessage.tsx';
import { Banner } from '../ui/layout/Banner.tsx';
import * as styles from './SearchPage.module.css';

export default function SearchPage({ params: { q } }: { params: { q: string } }) {
  return (
    <>
      <Banner title={q ? `Search results for “${q}”` : 'Search'} />
      <div className={`${styles.page} container stack`}>
        <SiteSearch q={q} path={searchPage.path} hasFocus={!q} />
        {q ? (
          <div className={styles.results}>
            <Suggestions title="Best matches" includesNearest />
            {listNames.map((list) => (
              <FoundInList key={list} list={list} q={q} />
            ))}
            <NotFound q={q} />
          </div>
        ) : (
          <p>Thoughts, quotes and articles are searched together.</p>
        )}
      </div>
    </>
  );
}

/** The first posts of a list that the search finds, without those that stand above as suggestions. */
function FoundInList({ list, q }: { list: ListName; q: string }) {
  const content = usePart(searchResultsKind.request({ list, q }));
  const offered = dataOf(useAtomValue(contentOf(suggestionsKind).remote))?.posts;
  const { items } = lists[list];
  return (
    <Await content={content}>
      {({ posts, count, hasMore }) => {
        const others = posts.filter(
          ({ id }) => !offered?.some((post) => post.list === list && post.id === id),
        );
        const isAll = !hasMore && count === posts.length;
        // An element after the 'Loading...' of a streamed page hides it.
        if (others.length === 0 && isAll) return <div />;
        return (
          <section aria-labelledby={list}>
            <h2 id={list}>{items}</h2>
            <PostRows posts={others} />
            {!isAll && (
              <p className="roomy">
                <a href={listHref(list, { q })}>All results in {items}</a>
              </p>
            )}
          </section>
        );
      }}
    </Await>
  );
}

/** The lists without a result, or what leads on if there is nothing at all. It waits for all lists. */
function NotFound({ q }: { q: string }) {
  const { searchTipsId } = useAtomValue(siteAtom);
  const suggestions = useAtomValue(contentOf(suggestionsKind).remote);
  const results = {
    thoughts: useResults('thoughts', q),
    quotes: useResults('quotes', q),
    articles: useResults('articles', q),
  };
  if (!suggestions || listNames.some((list) => !results[list])) return null;
  const found = dataOf(suggestions);
  const without = listNames.filter((list) => {
    const data = dataOf(results[list]);
    return data?.count === 0 && !data.hasMore;
  });
  if (!found && without.length === listNames.length) {
    return (
      <EmptyMessage message={`Nothing found for “${q}”.`}>
        <p>
          Try <a href={searchPage.path}>fewer or other words</a>, see the{' '}
          <a href={postHref('articles', searchTipsId)}>search tips</a>, browse{' '}
          <a href={listHref('quotes')}>Quotes by topic</a>, or <a href={contactPage.path}>ask us</a>
          .
        </p>
      </EmptyMessage>
    );
  }
  const names = without.map((list) => lists[list].items.toLowerCase());
  const other = found?.posts.some(({ list }) => without.includes(list)) ? 'other ' : '';
  return names.length > 0 && <p>{`No ${other}${eitherOf(names)} have all these words.`}</p>;
}

function useResults(list: ListName, q: string) {
  return useAtomValue(usePart(searchResultsKind.request({ list, q })).remote);
}

/** 'thoughts, quotes or articles' */
function eitherOf(names: readonly string[]): string {
  return names.join(', ').replace(/, (?=[^,]*$)/, ' or ');
}
