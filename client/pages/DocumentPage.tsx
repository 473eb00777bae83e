import { useAtomValue } from 'jotai';
import type { DocumentName, SiteDocument } from '../../shared/content/site-document.ts';
import { documentContent } from '../content/content-atoms.ts';
import { PostContent } from '../post/PostContent.tsx';
import { routeAtom } from '../state/page-store.ts';
import { Await } from '../ui/Await.tsx';
import type { DrawingName } from '../ui/drawings/drawings-atom.ts';
import { Banner } from '../ui/layout/Banner.tsx';
import { PageHeading } from '../ui/layout/PageHeading.tsx';
import styles from './DocumentPage.module.css';

const minSectionsForContents = 5;

/** The title of each document, shown while its text is pending. A drawing makes it a banner. */
export const documents: Record<DocumentName, { title: string; drawing?: DrawingName }> = {
  about: { title: 'About Us', drawing: 'about' },
  copyright: { title: 'Copyright Statement' },
  'privacy-policy': { title: 'Privacy Policy' },
  terms: { title: 'Terms of Use' },
};

export function DocumentPage() {
  const route = useAtomValue(routeAtom);
  if (route.name !== 'document') return null;
  const { title, drawing } = documents[route.document];
  return (
    <>
      {drawing && <Banner title={title} drawing={drawing} />}
      <div className={`${styles.page} measure`}>
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
