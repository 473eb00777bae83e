import { useAtomValue } from 'jotai';
import type { List } from '../../shared/content/lists.ts';
import type { Article } from '../../shared/content/post.ts';
import { listHref, postHref } from '../../shared/routes.ts';
import { postContent } from '../content/content-atoms.ts';
import { PostActions } from '../copy/PostActions.tsx';
import { BackToList } from '../post/BackToList.tsx';
import { PostContent } from '../post/PostContent.tsx';
import { PostFrame } from '../post/PostFrame.tsx';
import { PublishedDate } from '../post/PublishedDate.tsx';
import { Await } from '../ui/Await.tsx';
import { PageHeading } from '../ui/layout/PageHeading.tsx';
import { NotFound } from './NotFoundPage.tsx';
import type { Page } from './page.ts';
import styles from './post-page.module.css';

/** Creates the page of a single post of a list: a thought, a quote or an article. */
export function postPage(list: List): Page {
  return {
    Component: () => <SinglePost list={list} />,
    meta: (get) => {
      const remote = get(postContent.remote);
      if (remote === 'loading') return { title: list.item, canonical: null };
      if ('error' in remote)
        return {
          title: remote.error.status === 404 ? 'Page Not Found' : list.item,
          canonical: null,
        };
      const { id, title, description } = remote.data;
      return {
        title,
        section: { title: list.title, path: listHref(list) },
        ...(description && { description }),
        canonical: postHref(list, id),
      };
    },
  };
}

function SinglePost({ list }: { list: List }) {
  const remote = useAtomValue(postContent.remote);
  const failed = remote !== 'loading' && 'error' in remote;
  if (failed && remote.error.status === 404) return <NotFound />;
  return (
    <div className={styles.page}>
      <BackToList list={list} />
      {failed && <PageHeading>{list.item}</PageHeading>}
      <Await content={postContent}>{(post) => <PostArticle list={list} post={post} />}</Await>
      <BackToList list={list} />
    </div>
  );
}

function PostArticle({ list, post }: { list: List; post: Article }) {
  return (
    <PostFrame list={list} item={post.id}>
      <PageHeading>{post.title}</PageHeading>
      <PublishedDate published={post.published} />
      <PostContent html={post.content} />
      <PostActions list={list} post={post} />
    </PostFrame>
  );
}
