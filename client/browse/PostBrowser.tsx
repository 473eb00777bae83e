import type { ReactNode } from 'react';
import { browseSearch } from '../../shared/browse/browse-state.ts';
import { listHref, lists } from '../../shared/content/lists.ts';
import { postsKind } from '../../shared/content/posts.ts';
import { errorOf } from '../../shared/content/result.ts';
import { elementIds } from '../../shared/dom-contract.ts';
import { type ListParams, listHeading } from '../../shared/pages/list-pages.ts';
import { useContent } from '../content/content-atoms.ts';
import { Related, RelatedPlaces } from '../post/Related.tsx';
import { Await } from '../ui/Await.tsx';
import * as styles from './PostBrowser.module.css';
import { PostList } from './PostList.tsx';
import { SearchBox } from './SearchBox.tsx';
import { Suggestions } from './Suggestions.tsx';

type PostBrowserProps = {
  params: ListParams;
  /** Notes above the list and the panel. */
  notes?: ReactNode;
  panel?: ReactNode;
  /** Beside the heading, and below it. */
  titleLink?: ReactNode;
  titleNote?: ReactNode;
};

export function PostBrowser({ params, notes, panel, titleLink, titleNote }: PostBrowserProps) {
  const { list, browse } = params;
  const { q } = browse;
  const request = postsKind.request({ list, browse });
  const items = lists[list].items.toLowerCase();
  // Who has chosen something sees its first post before the notes.
  const isChosen = listHref(list, browse) !== listHref(list);
  const hasFailed = errorOf(useContent(request)) !== undefined;
  return (
    <div className={`${styles.browser} container stack${panel ? ' beside-panel' : ''}`}>
      {notes && !isChosen && <div className={styles.notes}>{notes}</div>}
      {panel && <div>{panel}</div>}
      <section className={`${styles.list} stack`} aria-labelledby="posts">
        <SearchBox
          label={`Search ${items}`}
          placeholder={'title:"Proper 13", Miracles, God+flesh'}
          action={listHref(list)}
          applied={q ?? ''}
          hrefOf={(text) => listHref(list, browseSearch(browse, text))}
        >
          {browse.label && <input type="hidden" name="label" value={browse.label} />}
        </SearchBox>
        <div className={`${styles.title} row`}>
          <h2 id={elementIds.posts} tabIndex={-1}>
            {listHeading(params)}
          </h2>
          {titleLink}
        </div>
        {titleNote}
        <Await request={request}>
          {(page) => <PostList params={params} page={page} notes={isChosen && notes} />}
        </Await>
        {/* What the words mean does not need the provider. */}
        {q && hasFailed && <Suggestions search={{ list, q }} />}
        <Related to={params} />
        <RelatedPlaces to={params} />
      </section>
    </div>
  );
}
