import { useAtomValue } from 'jotai';
import { resourceLabels } from '../../shared/content/lists.ts';
import { documentTitles } from '../../shared/content/site-document.ts';
import type { DocumentParams } from '../../shared/pages/document.ts';
import { type ResourcesParams, resourcesHref } from '../../shared/pages/resources.ts';
import { documentContent, resourceContent } from '../content/content-atoms.ts';
import { PostContent } from '../post/PostContent.tsx';
import { routeAtom } from '../state/page-store.ts';
import { Await } from '../ui/Await.tsx';
import { CopyrightBanner } from '../ui/banners/InfoBanner.tsx';
import { Empty } from '../ui/Empty.tsx';
import { Banner } from '../ui/layout/Banner.tsx';
import { PageHeading } from '../ui/layout/PageHeading.tsx';
import { NoPage } from './NotFoundPage.tsx';
import * as styles from './TextPages.module.css';

const minSectionsForContents = 5;

export function DocumentPage({ params }: { params: DocumentParams }) {
  const title = documentTitles[params.document];
  const hasBanner = useAtomValue(routeAtom).page.drawing !== undefined;
  return (
    <>
      {hasBanner && <Banner title={title} />}
      <div className={`${styles.page} measure`}>
        {!hasBanner && <PageHeading>{title}</PageHeading>}
        <Await content={documentContent}>
          {({ id, sections, content }) => (
            <article data-item={id}>
              {sections.length >= minSectionsForContents && (
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
              )}
              <PostContent html={content} />
            </article>
          )}
        </Await>
      </div>
    </>
  );
}

export function ResourcesPage({ params: { label: selected } }: { params: ResourcesParams }) {
  return (
    <>
      <Banner title="Resources" />
      <CopyrightBanner id="resources-copyright" />
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
                <h2 dir="auto">{post.title}</h2>
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

/** The page of a URL whose percent-encoding is invalid. */
export function BadRequestPage() {
  return (
    <NoPage title="Invalid Address">
      Sorry, this address is invalid: a percent sign in it does not begin a character.
    </NoPage>
  );
}
