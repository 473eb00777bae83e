import { useAtomValue } from 'jotai';
import { documentKind, documentTitles } from '../../../shared/content/site-document.ts';
import type { DocumentParams } from '../../../shared/pages/document.ts';
import { PostContent } from '../../post/PostContent.tsx';
import { routeAtom } from '../../state/page-store.ts';
import { Await } from '../../ui/Await.tsx';
import { Banner } from '../../ui/layout/Banner.tsx';
import { PageHeading } from '../../ui/layout/PageHeading.tsx';
import { PlainList } from '../../ui/PlainList.tsx';
import * as styles from './DocumentPage.module.css';

const minSectionsForContents = 5;

export default function DocumentPage({ params }: { params: DocumentParams }) {
  const title = documentTitles[params.document];
  const hasBanner = useAtomValue(routeAtom).page.drawing !== undefined;
  return (
    <>
      {hasBanner && <Banner title={title} />}
      <div className={`${styles.page} ${hasBanner ? 'container' : 'measure'}`}>
        {!hasBanner && <PageHeading title={title} />}
        <Await request={documentKind.request({ name: params.document })}>
          {({ id, sections, content }) => (
            <article data-item={id}>
              {sections.length >= minSectionsForContents && (
                <nav className={`${styles.contents} box`} aria-labelledby="contents">
                  <h2 id="contents">Contents</h2>
                  <PlainList className="two-columns roomy">
                    {sections.map(({ id, title }) => (
                      <li key={id}>
                        <a href={`#${id}`}>{title}</a>
                      </li>
                    ))}
                  </PlainList>
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
