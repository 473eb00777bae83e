import { useAtomValue } from 'jotai';
import {
  type PassagesDocument,
  type PassagesQuery,
  passageLength,
  passagesKind,
} from '../../shared/content/passages-document.ts';
import { dataOf, errorOf } from '../../shared/content/result.ts';
import { passagesPage } from '../../shared/pages/passages.ts';
import { seriesPage } from '../../shared/pages/series.ts';
import { contentOf } from '../content/content-atoms.ts';
import { InvalidPassage } from '../passages/InvalidPassage.tsx';
import { ReadPassage } from '../passages/ReadPassage.tsx';
import { PostRows } from '../post/PostRows.tsx';
import { Await } from '../ui/Await.tsx';
import { CountChips } from '../ui/CountChips.tsx';
import { Banner } from '../ui/layout/Banner.tsx';
import * as styles from './PassagesPage.module.css';

/** The passages that posts cite: all books, one book, or the posts on one passage. Nothing replaces the form, in which the visitor may be typing. */
export default function PassagesPage({ params: { book, ref } }: { params: PassagesQuery }) {
  const remote = useAtomValue(contentOf(passagesKind).remote);
  const error = errorOf(remote);
  const isInvalid = error?.status === 400 || error?.status === 404;
  return (
    <>
      <Banner title={dataOf(remote)?.title ?? 'Passages'} />
      <div className={`${styles.passages} container`}>
        <PassageForm passage={ref} isLarge={!book && !ref} />
        <Await
          content={contentOf(passagesKind)}
          errorFallback={isInvalid && <InvalidPassage error={error} />}
        >
          {(document) => <Passages {...document} isPassage={ref !== ''} />}
        </Await>
        <p className="roomy row screen-only">
          {(book || ref) && <a href={passagesPage.path}>All books</a>}
          <a href={seriesPage.path}>Preach through a book</a>
        </p>
      </div>
    </>
  );
}

function Passages({
  title,
  notes,
  sections,
  isPassage,
}: PassagesDocument & { isPassage: boolean }) {
  const link = isPassage && <ReadPassage reference={title} />;
  const hasPosts = sections[0]?.posts !== undefined;
  return (
    <article>
      {!hasPosts && link}
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {sections.map(({ title, href, posts, places }, i) => (
        <section key={title}>
          <div className="row baseline">
            <h2>{href ? <a href={href}>{title}</a> : title}</h2>
            {i === 0 && hasPosts && link}
          </div>
          {posts && <PostRows posts={posts} />}
          {places && <CountChips places={places} />}
        </section>
      ))}
    </article>
  );
}

/** The form for a passage, which is submitted by GET. */
function PassageForm({ passage, isLarge }: { passage: string; isLarge: boolean }) {
  return (
    <search>
      <form
        className={`${styles.form} row`}
        action={passagesPage.path}
        data-large={isLarge || undefined}
      >
        <label htmlFor="passage">Passage</label>
        <input
          key={passage}
          id="passage"
          type="search"
          name="ref"
          defaultValue={passage}
          placeholder="Isaiah 53:4-6"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={passageLength}
          required
        />
        <button type="submit" className="button">
          Find
        </button>
      </form>
    </search>
  );
}
