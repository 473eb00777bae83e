import { useAtomValue } from 'jotai';
import { type ListName, listHref, listNames, lists } from '../../shared/content/lists.ts';
import { dataOf } from '../../shared/content/result.ts';
import { type FoundPost, searchResultsKind, suggestionsKind } from '../../shared/content/search.ts';
import { postHref } from '../../shared/pages/post.ts';
import { searchPage } from '../../shared/pages/search.ts';
import { SiteSearch } from '../browse/SiteSearch.tsx';
import { Suggestions } from '../browse/Suggestions.tsx';
import { contentOf, usePart } from '../content/content-atoms.ts';
import { PublishedDate } from '../post/PostFrame.tsx';
import { Await } from '../ui/Await.tsx';
import { Banner } from '../ui/layout/Banner.tsx';
import * as styles from './SearchPage.module.css';

export default function SearchPage({ params: { q } }: { params: { q: string } }) {
  return (
    <>
      <Banner title={q ? `Search results for “${q}”` : 'Search'} />
      <div className={`${styles.page} container stack`}>
        <SiteSearch q={q} path={searchPage.path} hasFocus={!q} />
        {q ? (
          <>
            <Suggestions includesNearest />
            {listNames.map((list) => (
              <FoundInList key={list} list={list} q={q} />
            ))}
          </>
        ) : (
          <p>Thoughts, quotes and articles are searched together.</p>
        )}
      </div>
    </>
  );
}

/** The first posts of a list that the search finds, without those that stand above as suggestions. A list without any is one line. */
function FoundInList({ list, q }: { list: ListName; q: string }) {
  const content = usePart(searchResultsKind.request({ list, q }));
  const offered = dataOf(useAtomValue(contentOf(suggestionsKind).remote))?.posts;
  const { items } = lists[list];
  return (
    <section aria-label={items}>
      <Await content={content}>
        {({ posts, count, hasMore }) => {
          const others = posts.filter(({ id }) => !offered?.some((post) => post.id === id));
          if (others.length === 0 && !hasMore) {
            return <p>{`${items}: no ${count > 0 ? 'other ' : ''}posts with these words.`}</p>;
          }
          return (
            <>
              <h2>{items}</h2>
              <ul className={`${styles.rows} stack`}>
                {others.map((post) => (
                  <FoundRow key={post.id} post={post} />
                ))}
              </ul>
              <p>
                <a href={listHref(list, { q })}>
                  {hasMore ? `More than ${count} in ${items}` : `All ${count} in ${items}`}
                </a>
              </p>
            </>
          );
        }}
      </Await>
    </section>
  );
}

function FoundRow({ post }: { post: FoundPost }) {
  const { list, id, title, published, reference, line } = post;
  return (
    <li>
      <h3 dir="auto">
        <a href={postHref(list, id)}>{title}</a>
      </h3>
      <p dir="auto">
        {line.map(({ text, isMarked }, i) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a line never change
          isMarked ? <mark key={i}>{text}</mark> : text,
        )}
      </p>
      <p className="fine">
        <PublishedDate published={published} /> {reference}
      </p>
    </li>
  );
}
