import { useAtomValue } from 'jotai';
import { resourceLabels } from '../../shared/content/fixed-labels.ts';
import type { Post } from '../../shared/content/post.ts';
import { paths, resourcesHref } from '../../shared/paths.ts';
import { resourceContent, resourceLabelAtom } from '../content/route-content.ts';
import { PostContent } from '../post/PostContent.tsx';
import { Await } from '../ui/Await.tsx';
import { CopyrightBanner } from '../ui/banners/CopyrightBanner.tsx';
import { Empty } from '../ui/Empty.tsx';
import { Banner } from '../ui/layout/Banner.tsx';
import type { Page } from './page.ts';
import styles from './ResourcesPage.module.css';

const title = 'Resources';

const hrefs = new Map<string, string>(
  resourceLabels.map((label, i) => [label, i === 0 ? paths.resources : resourcesHref(label)]),
);

function Resources() {
  const selected = useAtomValue(resourceLabelAtom);
  return (
    <>
      <Banner title={title} />
      <div className={styles.note}>
        <CopyrightBanner id="resources-copyright" />
      </div>
      <div className={styles.columns}>
        <nav aria-label="Kinds of resources">
          <ul className={styles.choices}>
            {resourceLabels.map((label) => (
              <li key={label}>
                <a href={hrefs.get(label)} aria-current={label === selected ? 'page' : undefined}>
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

export const resourcesPage: Page = {
  Component: Resources,
  main: resourceContent,
  meta: (get) => {
    const label = get(resourceLabelAtom);
    const description =
      'Books and articles on Christian apologetics, chosen for those who teach and preach.';
    const href = hrefs.get(label);
    if (href === undefined || href === paths.resources) {
      return { title, description, canonical: href ?? null };
    }
    const resource = get(resourceContent.remote);
    const isMissing = resource !== 'loading' && 'data' in resource && resource.data === null;
    return {
      title: `${label} | ${title}`,
      name: label,
      section: { title, path: paths.resources },
      description: `${label}: ${description}`,
      canonical: isMissing ? null : href,
    };
  },
};
