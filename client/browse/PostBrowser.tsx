import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { elementIds } from '../../shared/dom-contract.ts';
import { listContent } from '../content/content-atoms.ts';
import { Await } from '../ui/Await.tsx';
import { listHeadingAtom } from './list-title.ts';
import styles from './PostBrowser.module.css';
import { PostList } from './PostList.tsx';
import { SearchBox } from './SearchBox.tsx';

type PostBrowserProps = {
  /** Notes above the list and its panel. */
  notes?: ReactNode;
  panel?: ReactNode;
  /** Below the list's title. */
  titleNote?: ReactNode;
  /** In the list's place, with a title of its own, whose id is `posts`. */
  instead?: ReactNode;
  searchLabel: string;
  noneFound: string;
  more: string;
};

/** A list with what narrows it: a panel of labels where there is one, and a search box. */
export function PostBrowser(props: PostBrowserProps) {
  const { notes, panel, titleNote, instead, searchLabel, noneFound, more } = props;
  const heading = useAtomValue(listHeadingAtom);
  return (
    <div className={panel ? styles.withPanel : styles.browser}>
      {notes && <div className={styles.notes}>{notes}</div>}
      {panel && <div>{panel}</div>}
      <section className={styles.list} aria-labelledby="posts">
        <SearchBox label={searchLabel} />
        {instead ?? (
          <>
            <h2 id={elementIds.posts} tabIndex={-1}>
              {heading}
            </h2>
            {titleNote}
            <Await content={listContent}>
              {(page) => <PostList page={page} noneFound={noneFound} more={more} />}
            </Await>
          </>
        )}
      </section>
    </div>
  );
}
