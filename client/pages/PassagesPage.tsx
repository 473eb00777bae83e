import { useAtomValue } from 'jotai';
import { dataOf, errorOf } from '../../shared/content/result.ts';
import { filterLength, parameters, paths } from '../../shared/routes.ts';
import { passagesContent } from '../content/content-atoms.ts';
import { DocumentText } from '../post/DocumentText.tsx';
import { routeAtom } from '../state/page-store.ts';
import { Banner } from '../ui/layout/Banner.tsx';
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
    <>
      <Banner title={dataOf(remote)?.title ?? 'Passages'} drawing="passages" />
      <div className={`${styles.passages} measure${book || ref ? '' : ` ${styles.books}`}`}>
        <PassageForm passage={ref} />
        <DocumentText
          content={passagesContent}
          errorFallback={isInvalid && <p>{error.message}</p>}
        />
        {(book || ref) && (
          <p className={`${styles.back} roomy screen-only`}>
            <a href={paths.passages}>All books</a>
          </p>
        )}
      </div>
    </>
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
