import { useAtomValue } from 'jotai';
import type { CountedPlace, PassagesDocument } from '../../shared/content/passages-document.ts';
import type { PostLink } from '../../shared/content/post.ts';
import { dataOf, errorOf } from '../../shared/content/result.ts';
import { filterLength, parameters, paths } from '../../shared/routes.ts';
import { CountChips } from '../browse/CountChips.tsx';
import { PostRows } from '../browse/PostRows.tsx';
import { ReadPassage } from '../browse/ReadPassage.tsx';
import { passagesContent } from '../content/content-atoms.ts';
import { routeAtom } from '../state/page-store.ts';
import { Await } from '../ui/Await.tsx';
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
      <div className={`${styles.passages} measure`}>
        <PassageForm passage={ref} isLarge={!book && !ref} />
        <Await content={passagesContent} errorFallback={isInvalid && <p>{error.message}</p>}>
          {(document) => (
            <article>
              <Passages {...document} />
              {document.isIncomplete && (
                <p>The posts are still being read: more passages will be listed soon.</p>
              )}
            </article>
          )}
        </Await>
        {(book || ref) && (
          <p className={`${styles.back} roomy screen-only`}>
            <a href={paths.passages}>All books</a>
          </p>
        )}
      </div>
    </>
  );
}

function Passages(document: PassagesDocument) {
  switch (document.kind) {
    case 'books':
      return document.testaments.map(({ title, books }) => (
        <Places key={title} title={title} places={books} />
      ));
    case 'book':
      return (
        <>
          {document.groups.length === 0 && <p>No post cites {document.title} yet.</p>}
          <Places title="Chapters" places={document.chapters} />
          {document.groups.map(({ title, href, posts }) => (
            <section key={title}>
              <h2>
                <a href={href}>{title}</a>
              </h2>
              <PostRows posts={posts} />
            </section>
          ))}
          <Places title="More" places={document.more} />
        </>
      );
    case 'passage':
      return (
        <>
          <ReadPassage reference={document.title} href={document.readHref} />
          <Posts title="On these verses" posts={document.onVerses} />
          <Posts title="In the chapter" posts={document.inChapter} />
          {document.onVerses.length + document.inChapter.length === 0 && (
            <p>No post cites this passage yet.</p>
          )}
          <Places title="Nearest with posts" places={document.nearest} />
          <Places title="More" places={document.more} />
          <ul className="roomy">
            {document.around.map(({ text, href }) => (
              <li key={href}>
                <a href={href}>{text}</a>
              </li>
            ))}
          </ul>
        </>
      );
  }
}

function Posts({ title, posts }: { title: string; posts: readonly PostLink[] }) {
  return (
    posts.length > 0 && (
      <section>
        <h2>{title}</h2>
        <PostRows posts={posts} />
      </section>
    )
  );
}

function Places({ title, places }: { title: string; places: readonly CountedPlace[] }) {
  return (
    places.length > 0 && (
      <section>
        <h2>{title}</h2>
        <CountChips places={places} />
      </section>
    )
  );
}

/** A GET form. */
function PassageForm({ passage, isLarge }: { passage: string; isLarge: boolean }) {
  return (
    <search>
      <form
        className={`${styles.form} row`}
        action={paths.passages}
        data-large={isLarge || undefined}
      >
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
