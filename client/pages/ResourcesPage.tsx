import { atom, useAtomValue } from 'jotai';
import { resourceLabels } from '../../shared/content/lists.ts';
import type { Post } from '../../shared/content/post.ts';
import { resourcesHref } from '../../shared/routes.ts';
import { resourceContent } from '../content/content-atoms.ts';
import { PostContent } from '../post/PostContent.tsx';
import { routeAtom } from '../state/page-store.ts';
import { Await } from '../ui/Await.tsx';
import { CopyrightBanner } from '../ui/banners/InfoBanner.tsx';
import { Empty } from '../ui/Empty.tsx';
import { Banner } from '../ui/layout/Banner.tsx';
import styles from './ResourcesPage.module.css';

const title = 'Resources';

const resourceLabelAtom = atom((get) => {
  const route = get(routeAtom);
  return route.name === 'resources' ? route.label : resourceLabels[0];
});

export function ResourcesPage() {
  const selected = useAtomValue(resourceLabelAtom);
  return (
    <>
      <Banner title={title} drawing="resources" />
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
          {(post) => (post ? <Resource post={post} /> : <Empty>No resource content found.</Empty>)}
        </Await>
      </div>
    </>
  );
}

function Resource({ post }: { post: Post }) {
  return (
    <article className={styles.resource} data-item={post.id}>
      <h2>{post.title}</h2>
      <PostContent html={post.content} />
    </article>
  );
}
