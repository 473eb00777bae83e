import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { browseSearch } from '../../shared/browse/browse-state.ts';
import { listHref, lists } from '../../shared/content/lists.ts';
import { postsKind } from '../../shared/content/posts.ts';
import { errorOf } from '../../shared/content/result.ts';
import { elementIds } from '../../shared/dom-contract.ts';
import {
  isChapter,
  type ListParams,
  listHeading,
  panelLabel,
} from '../../shared/pages/list-pages.ts';
import { postHref } from '../../shared/pages/post.ts';
import { PostList } from '../browse/PostList.tsx';
import { ScripturePanel } from '../browse/ScripturePanel.tsx';
import { SearchBox } from '../browse/SearchBox.tsx';
import { Suggestions } from '../browse/Suggestions.tsx';
import { TopicPanel } from '../browse/TopicPanel.tsx';
import { useContent } from '../content/content-atoms.ts';
import { FeaturedArticle } from '../post/PostCard.tsx';
import { Related, RelatedPlaces } from '../post/Related.tsx';
import { BibleLink } from '../readings/BibleLink.tsx';
import { siteAtom } from '../state/page-store.ts';
import { Await } from '../ui/Await.tsx';
import { InfoBanner } from '../ui/banners/InfoBanner.tsx';
import { Banner } from '../ui/layout/Banner.tsx';
import * as styles from './ListPage.module.css';

const panels = {
  thoughts: {
    Panel: ScripturePanel,
    usage: 'Put these thoughts into your own words.',
    context: 'Read the passage in its context first.',
  },
  quotes: {
    Panel: TopicPanel,
    usage: 'Name the source when you use a quote.',
    context: 'A quote is a part: read its context, too.',
  },
  articles: undefined,
};

export function ListPage({ params }: { params: ListParams }) {
  const { list, browse } = params;
  const { usageNotesId } = useAtomValue(siteAtom);
  const panel = panels[list];
  // Who has chosen something sees its first post before the notes.
  const isChosen = listHref(list, browse) !== listHref(list);
  const isFeaturedFirst = !browse.q && !browse.pageToken;
  const notes = panel && (
    <>
      <InfoBanner id={`${list}-usage`}>
        {`${panel.usage} `}
        <a href={postHref('articles', usageNotesId)}>Read the notes on use</a>
      </InfoBanner>
      <InfoBanner id={`${list}-context`}>{panel.context}</InfoBanner>
    </>
  );
  return (
    <>
      <Banner title={lists[list].title} />
      {isFeaturedFirst && <FeaturedArticle />}
      <div className={`${styles.browser} container stack${panel ? ' beside-panel' : ''}`}>
        {notes && !isChosen && <div className={styles.notes}>{notes}</div>}
        {panel && (
          <div>
            <panel.Panel params={params} />
          </div>
        )}
        <Posts params={params} notes={isChosen && notes} />
      </div>
      {!isFeaturedFirst && <FeaturedArticle />}
    </>
  );
}

/** @param notes below the first post */
function Posts({ params, notes }: { params: ListParams; notes: ReactNode }) {
  const { list, browse } = params;
  const { q, label } = browse;
  const request = postsKind.request({ list, browse });
  const chapter = panelLabel(params) ?? '';
  const hasFailed = errorOf(useContent(request)) !== undefined;
  return (
    <section className={`${styles.list} stack`} aria-labelledby="posts">
      <SearchBox
        label={`Search ${lists[list].items.toLowerCase()}`}
        placeholder={'title:"Proper 13", Miracles, God+flesh'}
        action={listHref(list)}
        applied={q ?? ''}
        hrefOf={(text) => listHref(list, browseSearch(browse, text))}
      >
        {label && <input type="hidden" name="label" value={label} />}
      </SearchBox>
      <div className={`${styles.title} row`}>
        <h2 id={elementIds.posts} tabIndex={-1}>
          {listHeading(params)}
        </h2>
        {isChapter(chapter) && <BibleLink reference={chapter}>{`Read ${chapter}`}</BibleLink>}
      </div>
      {isChapter(chapter) && (
        // Shown only as the `:target` of a URL for verses. The key creates a new element for another label, which is not the target.
        <p key={chapter} id={elementIds.wholeChapter} tabIndex={-1} className={styles.note}>
          Showing {chapter} (whole chapter)
        </p>
      )}
      <Await request={request}>
        {(page) => <PostList params={params} page={page} notes={notes} />}
      </Await>
      {/* What the words mean does not need the provider. */}
      {q && hasFailed && <Suggestions search={{ list, q }} />}
      <Related to={params} />
      <RelatedPlaces to={params} />
    </section>
  );
}
