import { useAtomValue } from 'jotai';
import { dataOf, errorOf } from '../../shared/content/result.ts';
import { paths, routeHref } from '../../shared/routes.ts';
import { sundaysContent } from '../content/content-atoms.ts';
import { PostContent } from '../post/PostContent.tsx';
import { routeAtom } from '../state/page-store.ts';
import { Await } from '../ui/Await.tsx';
import { Notice } from '../ui/layout/Notice.tsx';
import { PageHeading } from '../ui/layout/PageHeading.tsx';
import styles from './DocumentPage.module.css';
import { NotFoundPage } from './NotFoundPage.tsx';

const title = 'Sundays and Feasts';

/** The Sundays and feasts of the year ahead, or those of one date. Without a lectionary there is no such page. */
export function SundaysPage() {
  const route = useAtomValue(routeAtom);
  const remote = useAtomValue(sundaysContent.remote);
  const error = errorOf(remote);
  if (error?.status === 404 && routeHref(route) === paths.sundays) return <NotFoundPage />;
  if (error?.status === 400 || error?.status === 404) {
    return (
      <Notice title={title}>
        <p>{error.message}</p>
        <a className="button" href={paths.sundays}>
          All Sundays and feasts
        </a>
      </Notice>
    );
  }
  return (
    <div className={`${styles.page} measure`}>
      <PageHeading>{dataOf(remote)?.title ?? title}</PageHeading>
      <Await content={sundaysContent}>
        {({ id, content }) => (
          <article data-item={id}>
            <PostContent html={content} />
          </article>
        )}
      </Await>
    </div>
  );
}
