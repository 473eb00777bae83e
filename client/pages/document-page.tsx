import type { SiteDocument } from '../../shared/content/site-document.ts';
import { documentContent } from '../content/content-atoms.ts';
import { PostContent } from '../post/PostContent.tsx';
import { Await } from '../ui/Await.tsx';
import type { DrawingName } from '../ui/drawings/drawings-atom.ts';
import { Banner } from '../ui/layout/Banner.tsx';
import { PageHeading } from '../ui/layout/PageHeading.tsx';
import styles from './document-page.module.css';
import type { Page } from './page.ts';

/** The minimum number of sections of a document with a table of contents. */
const minSectionsForContents = 5;

/** Creates the page of a document. Its title is shown while the text is pending. A drawing makes it a banner. */
export function documentPage(title: string, path: string, drawing?: DrawingName): Page {
  return {
    Component: () => (
      <>
        {drawing && <Banner title={title} drawing={drawing} />}
        <div className={styles.page}>
          {!drawing && <PageHeading>{title}</PageHeading>}
          <Await content={documentContent}>
            {(document) => (
              <article data-item={document.id}>
                {document.sections.length >= minSectionsForContents && (
                  <TableOfContents sections={document.sections} />
                )}
                <PostContent html={document.content} />
              </article>
            )}
          </Await>
        </div>
      </>
    ),
    meta: (get) => {
      const remote = get(documentContent.remote);
      const description = remote !== 'loading' && 'data' in remote && remote.data.description;
      return { title, canonical: path, ...(description && { description }) };
    },
  };
}

function TableOfContents({ sections }: Pick<SiteDocument, 'sections'>) {
  return (
    <nav className={styles.contents} aria-labelledby="contents">
      <h2 id="contents">Contents</h2>
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
