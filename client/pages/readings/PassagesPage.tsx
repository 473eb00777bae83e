import {
  type PassagesDocument,
  type PassagesQuery,
  passageLength,
  passagesKind,
} from '../../../shared/content/passages-document.ts';
import { dataOf, errorOf } from '../../../shared/content/result.ts';
import { passagesPage } from '../../../shared/pages/passages.ts';
import { seriesPage } from '../../../shared/pages/series.ts';
import { useContent } from '../../content/content-atoms.ts';
import { InvalidPassage } from '../../passages/InvalidPassage.tsx';
import { PostRows } from '../../post/PostRows.tsx';
import { AllPosts, Reading } from '../../readings/Reading.tsx';
import * as readingStyles from '../../readings/readings.module.css';
import { Await } from '../../ui/Await.tsx';
import { CountChips } from '../../ui/CountChips.tsx';
import { Banner } from '../../ui/layout/Banner.tsx';
import * as styles from './PassagesPage.module.css';

const problemId = 'problem';

/** The passages that posts cite: all books, one book, or the posts on one passage. Nothing replaces the form, in which the visitor may be typing. */
export default function PassagesPage({ params }: { params: PassagesQuery }) {
  const { book, ref } = params;
  const request = passagesKind.request(params);
  const remote = useContent(request);
  const error = errorOf(remote);
  const isInvalid = error?.status === 400 || error?.status === 404;
  return (
    <>
      <Banner title={dataOf(remote)?.title ?? 'Passages'} />
      <div className={`${readingStyles.page} container`}>
        <PassageForm passage={ref} isInvalid={isInvalid} />
        <Await
          request={request}
          errorFallback={
            isInvalid ? (
              <section id={problemId} className={`${readingStyles.apart} callout box stack`}>
                <h2>There is a problem</h2>
                <InvalidPassage error={error} />
              </section>
            ) : undefined
          }
        >
          {Passages}
        </Await>
        <p className="roomy row screen-only">
          {(book || ref) && <a href={passagesPage.path}>All books</a>}
          <a href={seriesPage.path}>Preach through a book</a>
        </p>
      </div>
    </>
  );
}

function Passages({ notes, other, reading, sections }: PassagesDocument) {
  return (
    <article>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {other && (
        <p className="screen-only">
          Or <a href={other.href}>{other.text}</a>?
        </p>
      )}
      {reading && <Reading reading={reading} isPage />}
      {sections.map(({ title, href, posts, places }) => (
        <section key={title}>
          <div className="row baseline">
            <h2>{title}</h2>
            {href && <AllPosts href={href} on={title} />}
          </div>
          {posts && <PostRows posts={posts} />}
          {places && <CountChips places={places} />}
        </section>
      ))}
    </article>
  );
}

function PassageForm({ passage, isInvalid }: { passage: string; isInvalid: boolean }) {
  return (
    <search>
      <form className={`${styles.form} row`} action={passagesPage.path}>
        <label htmlFor="passage">Passage</label>
        <input
          key={passage}
          id="passage"
          type="search"
          name="ref"
          defaultValue={passage}
          placeholder="Isaiah 53:4-6"
          aria-invalid={isInvalid || undefined}
          aria-describedby={isInvalid ? problemId : undefined}
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
