import { useAtomValue } from 'jotai';
import { dataOf, errorOf } from '../../shared/content/result.ts';
import { filterLength, parameters, paths } from '../../shared/routes.ts';
import { passagesContent } from '../content/content-atoms.ts';
import { PostContent } from '../post/PostContent.tsx';
import { routeAtom } from '../state/page-store.ts';
import { Await } from '../ui/Await.tsx';
import { PageHeading } from '../ui/layout/PageHeading.tsx';
import styles from './PassagesPage.module.css';

/** The passages that posts cite: all books, one book, or the posts on one passage. Nothing replaces the form, in which the visitor may be typing. */
export function PassagesPage() {
  const route = useAtomValue(routeAtom);
  const remote = useAtomValue(passagesContent.remote);
  const error = errorOf(remote);
  if (route.name !== 'passages') return null;
  const { book, ref } = route;
  const isInvalid = error?.status === 400 || error?.status === 404;
  return (
    <div className={`${styles.page} measure${book || ref ? '' : ` ${styles.books}`}`}>
      <PageHeading>{dataOf(remote)?.title ?? 'Passages'}</PageHeading>
      <PassageForm passage={ref} />
      <Await content={passagesContent} errorFallback={isInvalid && <p>{error.message}</p>}>
        {({ id, content }) => (
          <article data-item={id}>
            <PostContent html={content} />
          </article>
        )}
      </Await>
      {(book || ref) && (
        <p className={`${styles.back} roomy screen-only`}>
          <a href={paths.passages}>All books</a>
        </p>
      )}
    </div>
  );
}

/** A GET form. */
function PassageForm({ passage }: { passage: string }) {
  return (
    <search>
      <form className={`${styles.form} row`} action={paths.passages}>
        <label htmlFor="passage">Passage</label>
        <input
          key={passage}
          id="passage"
          type="search"
          name={parameters.passage}
          defaultValue={passage}
          placeholder="Isaiah 53:4-6"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={filterLength}
          required
        />
        <button type="submit" className="button">
          Find
        </button>
      </form>
    </search>
  );
}
