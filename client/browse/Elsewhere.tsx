import { useAtomValue } from 'jotai';
import { lists } from '../../shared/content/lists.ts';
import { elsewhereKind } from '../../shared/content/search-results.ts';
import { listHref } from '../../shared/pages/list-href.ts';
import { postHref } from '../../shared/pages/post.ts';
import { contentOf } from '../content/content-atoms.ts';
import { siteAtom } from '../state/page-store.ts';
import { Await } from '../ui/Await.tsx';
import { LinkList } from '../ui/LinkList.tsx';

/** Where a search that finds no post in its list can go on: the other lists that have some, and the search tips. */
export function Elsewhere({ q }: { q: string }) {
  const { searchTipsId } = useAtomValue(siteAtom);
  return (
    <>
      <Await content={contentOf(elsewhereKind)} extra>
        {(found) =>
          found.length > 0 && (
            <p>
              In other lists:{' '}
              <LinkList
                links={found.map(({ list, count, hasMore }) => ({
                  text: `${count}${hasMore ? '+' : ''} in ${lists[list].items}`,
                  href: listHref(list, { q }),
                }))}
              />
            </p>
          )
        }
      </Await>
      <p>
        <a href={postHref('articles', searchTipsId)}>Search tips</a>
      </p>
    </>
  );
}
