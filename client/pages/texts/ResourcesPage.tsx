import { resourceLabels } from '../../../shared/content/lists.ts';
import { resourceKind } from '../../../shared/content/posts.ts';
import { type ResourcesParams, resourcesHref } from '../../../shared/pages/resources.ts';
import { PostContent } from '../../post/PostContent.tsx';
import { Await } from '../../ui/Await.tsx';
import { CopyrightBanner } from '../../ui/banners/InfoBanner.tsx';
import { EmptyMessage } from '../../ui/EmptyMessage.tsx';
import { Banner } from '../../ui/layout/Banner.tsx';
import { PlainList } from '../../ui/PlainList.tsx';
import * as styles from './ResourcesPage.module.css';

export default function ResourcesPage({ params }: { params: ResourcesParams }) {
  return (
    <>
      <Banner title="Resources" />
      <CopyrightBanner id="resources-copyright" />
      <div className={`${styles.columns} container stack beside-panel`}>
        <nav aria-label="Kinds of resources">
          <PlainList className={`${styles.choices} row choices`}>
            {resourceLabels.map((label) => (
              <li key={label}>
                <a
                  href={resourcesHref(label)}
                  aria-current={label === params.label ? 'page' : undefined}
                >
                  {label}
                </a>
              </li>
            ))}
          </PlainList>
        </nav>
        <Await request={resourceKind.request(params)}>
          {(post) =>
            post ? (
              <article className={styles.resource} data-item={post.id}>
                <h2 dir="auto">{post.title}</h2>
                <PostContent html={post.content} />
              </article>
            ) : (
              <EmptyMessage message="No resource content found." />
            )
          }
        </Await>
      </div>
    </>
  );
}
