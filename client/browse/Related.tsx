import { useAtomValue } from 'jotai';
import { relatedContent } from '../content/content-atoms.ts';
import { PostContent } from '../post/PostContent.tsx';
import { Await } from '../ui/Await.tsx';
import styles from './Related.module.css';

/** What the site also has on the passages of the page, or what a search may mean. Its HTML is made at the edge. */
export function Related({ isDidYouMean }: { isDidYouMean?: true }) {
  const request = useAtomValue(relatedContent.request);
  return (
    request && (
      <Await content={relatedContent} extra>
        {(related) =>
          related.content &&
          related.isDidYouMean === isDidYouMean && (
            <nav className={styles.related} aria-label="Related" data-item={related.id}>
              <PostContent html={related.content} />
            </nav>
          )
        }
      </Await>
    )
  );
}
