import { useAtomValue } from 'jotai';
import { dataOf, errorOf } from '../../shared/content/result.ts';
import { paths, routeHref } from '../../shared/routes.ts';
import { sundaysContent } from '../content/content-atoms.ts';
import { DocumentText } from '../post/DocumentText.tsx';
import { routeAtom } from '../state/page-store.ts';
import { Banner } from '../ui/layout/Banner.tsx';
import { Notice } from '../ui/layout/Notice.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';

const sundaysTitle = 'Sundays and Feasts';

/** The Sundays and feasts of the year ahead, or those of one date. Without a lectionary there is no such page. */
export function SundaysPage() {
  const route = useAtomValue(routeAtom);
  const remote = useAtomValue(sundaysContent.remote);
  const error = errorOf(remote);
  if (error?.status === 404 && routeHref(route) === paths.sundays) return <NotFoundPage />;
  if (error?.status === 400 || error?.status === 404) {
    return (
      <Notice title={sundaysTitle}>
        <p>{error.message}</p>
        <a className="button" href={paths.sundays}>
          All Sundays and feasts
        </a>
      </Notice>
    );
  }
  return (
    <>
      <Banner title={dataOf(remote)?.title ?? sundaysTitle} drawing="sundays" />
      <div className="measure">
        <DocumentText content={sundaysContent} />
      </div>
    </>
  );
}
