import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { browseSearch } from '../../shared/browse/browse-state.ts';
import { listHref, lists } from '../../shared/content/lists.ts';
import { postsKind } from '../../shared/content/posts.ts';
import { errorOf } from '../../shared/content/result.ts';
import { elementIds } from '../../shared/dom-contract.ts';
import { listHeading } from '../../shared/pages/list-pages.ts';
import { contentOf } from '../content/content-atoms.ts';
import { Related, RelatedPlaces } from '../post/Related.tsx';
import { browsedListAtom } from '../state/page-store.ts';
import { Await } from '../ui/Await.tsx';
import * as styles from './PostBrowser.module.css';
import { PostList } from './PostList.tsx';
import { SearchBox } from './SearchBox.tsx';
import { Suggestions } from './Suggestions.tsx';

type PostBrowserProps = {
  /** Notes above the list and the panel. */
  notes?: ReactNode;
  panel?: ReactNode;
  /** Beside the heading, and below it. */
  titleLink?: ReactNode;
  titleNote?: ReactNode;
};

export function PostBrowser({ notes, panel, titleLink, titleNote }: PostBrowserProps) {
  const browsed = useAtomValue(browsedListAtom);
  const { list, browse } = browsed;
  const items = lists[list].items.toLowerCase();
  const isSearch = browse.q !== undefined;
  // Who has chosen something sees its first post before the notes.
  const isChosen = listHref(list, browse) !== listHref(list);
  const hasFailed = errorOf(useAtomValue(contentOf(postsKind).remote)) !== undefined;
  return (
    <div className={`${styles.browser} container stack${panel ? ' beside-panel' : ''}`}>
      {notes && !isChosen && <div className={styles.notes}>{notes}</div>}
      {panel && <div>{panel}</div>}
      <section className={`${styles.list} stack`} aria-labelledby="posts">
        <SearchBox
          label={`Search ${items}`}
          placeholder={'title:"Proper 13", Miracles, God+flesh'}
          action={listHref(list)}
          applied={browse.q ?? ''}
          hrefOf={(text) => listHref(list, browseSearch(browse, text))}
        >
          {browse.label && <input type="hidden" name="label" value={browse.label} />}
        </SearchBox>
        <div className={`${styles.title} row`}>
          <h2 id={elementIds.posts} tabIndex={-1}>
            {listHeading(browsed)}
          </h2>
          {titleLink}
        </div>
        {titleNote}
        <Await content={contentOf(postsKind)}>
          {(page) => <PostList page={page} notes={isChosen && notes} />}
        </Await>
        {/* What the words mean does not need the provider. */}
        {isSearch && hasFailed && <Suggestions />}
        {!isSearch && <Related />}
        {!isSearch && <RelatedPlaces />}
      </section>
    </div>
  );
}
