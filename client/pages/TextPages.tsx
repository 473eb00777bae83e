import { atom, useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { resourceLabels } from '../../shared/content/lists.ts';
import { dataOf, errorOf } from '../../shared/content/result.ts';
import { documentTitles, type SiteDocument } from '../../shared/content/site-document.ts';
import { filterLength, parameters, paths, resourcesHref, routeHref } from '../../shared/routes.ts';
import {
  type Content,
  documentContent,
  passagesContent,
  resourceContent,
  sundaysContent,
} from '../content/content-atoms.ts';
import { PostContent } from '../post/PostContent.tsx';
import { routeAtom } from '../state/page-store.ts';
import { Await } from '../ui/Await.tsx';
import { CopyrightBanner } from '../ui/banners/InfoBanner.tsx';
import { Empty } from '../ui/Empty.tsx';
import { Banner } from '../ui/layout/Banner.tsx';
import { Notice } from '../ui/layout/Notice.tsx';
import { PageHeading } from '../ui/layout/PageHeading.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import styles from './TextPages.module.css';

const minSectionsForContents = 5;

const sundaysTitle = 'Sundays and Feasts';

export function DocumentPage() {
  const route = useAtomValue(routeAtom);
  if (route.name !== 'document') return null;
  const title = documentTitles[route.document];
  const hasBanner = route.document === 'about';
  return (
    <>
      {hasBanner && <Banner title={title} drawing="about" />}
      <div className={`${styles.page} measure`}>
        {!hasBanner && <PageHeading>{title}</PageHeading>}
        <DocumentText
          content={documentContent}
          before={({ sections }) =>
            sections.length >= minSectionsForContents && <TableOfContents sections={sections} />
          }
        />
      </div>
    </>
  );
}

function TableOfContents({ sections }: Pick<SiteDocument, 'sections'>) {
  return (
    <nav className={`${styles.contents} box`} aria-labelledby="contents">
      <h2 id="contents">Contents</h2>
      <ul className="two-columns">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

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
    <div className={`${styles.page} measure`}>
      <PageHeading>{dataOf(remote)?.title ?? sundaysTitle}</PageHeading>
      <DocumentText content={sundaysContent} />
    </div>
  );
}

/** The passages that posts cite: all books, one book, or the posts on one passage. Nothing replaces the form, in which the visitor may be typing. */
export function PassagesPage() {
  const route = useAtomValue(routeAtom);
  const remote = useAtomValue(passagesContent.remote);
  const error = errorOf(remote);
  if (route.name !== 'passages') return null;
  const { book, ref } = route;
  const isInvalid = error?.status === 400 || error?.status === 404;
  return (
    <div className={`${styles.passages} measure${book || ref ? '' : ` ${styles.books}`}`}>
      <PageHeading>{dataOf(remote)?.title ?? 'Passages'}</PageHeading>
      <PassageForm passage={ref} />
      <DocumentText content={passagesContent} errorFallback={isInvalid && <p>{error.message}</p>} />
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

const resourceLabelAtom = atom((get) => {
  const route = get(routeAtom);
  return route.name === 'resources' ? route.label : resourceLabels[0];
});

export function ResourcesPage() {
  const selected = useAtomValue(resourceLabelAtom);
  return (
    <>
      <Banner title="Resources" drawing="resources" />
      <div className={`${styles.note} container`}>
        <CopyrightBanner id="resources-copyright" />
      </div>
      <div className={`${styles.columns} container stack`}>
        <nav aria-label="Kinds of resources">
          <ul className={`${styles.choices} row choices`}>
            {resourceLabels.map((label) => (
              <li key={label}>
                <a
                  href={resourcesHref(label)}
                  aria-current={label === selected ? 'page' : undefined}
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <Await content={resourceContent}>
          {(post) =>
            post ? (
              <article className={styles.resource} data-item={post.id}>
                <h2>{post.title}</h2>
                <PostContent html={post.content} />
              </article>
            ) : (
              <Empty>No resource content found.</Empty>
            )
          }
        </Await>
      </div>
    </>
  );
}

type DocumentTextProps<T> = {
  content: Content<T>;
  errorFallback?: ReactNode;
  before?: (document: T) => ReactNode;
};

function DocumentText<T extends { id: string; content: string }>({
  content,
  errorFallback,
  before,
}: DocumentTextProps<T>) {
  return (
    <Await content={content} errorFallback={errorFallback}>
      {(document) => (
        <article data-item={document.id}>
          {before?.(document)}
          <PostContent html={document.content} />
        </article>
      )}
    </Await>
  );
}
