import { useAtomValue } from 'jotai';
import { articlesList } from '../../shared/lists.ts';
import { articleHref, paths } from '../../shared/paths.ts';
import type { Article } from '../../shared/post.ts';
import { Late } from '../content/Late.tsx';
import { articleContent } from '../content/page-content.ts';
import { PageHeading } from '../layout/PageHeading.tsx';
import { PostContent } from '../post/PostContent.tsx';
import { PublishedDate } from '../post/PublishedDate.tsx';
import styles from './ArticlePage.module.css';
import { NotFound } from './NotFoundPage.tsx';
import type { Page } from './page.ts';

function ArticleById() {
  const remote = useAtomValue(articleContent.remote);
  const failed = remote !== 'loading' && 'error' in remote;
  if (failed && remote.error.status === 404) return <NotFound />;
  return (
    <div className={styles.page}>
      <BackToArticles />
      {failed && <PageHeading>Article</PageHeading>}
      <Late content={articleContent}>{(article) => <FullArticle article={article} />}</Late>
      <BackToArticles />
    </div>
  );
}

function FullArticle({ article }: { article: Article }) {
  return (
    <article data-item={article.id}>
      <header className={styles.header}>
        <PageHeading>{article.title}</PageHeading>
      </header>
      <PublishedDate published={article.published} />
      <PostContent html={article.content} />
    </article>
  );
}

function BackToArticles() {
  return (
    <p className={styles.back}>
      <a href={paths.articles}>Back to Articles</a>
    </p>
  );
}

export const articlePage: Page = {
  Component: ArticleById,
  main: articleContent,
  decidedByMain: true,
  meta: (get) => {
    const remote = get(articleContent.remote);
    if (remote === 'loading') return { title: 'Article', canonical: null };
    if ('error' in remote)
      return {
        title: remote.error.status === 404 ? 'Page Not Found' : 'Article',
        canonical: null,
      };
    const { id, title, description } = remote.data;
    return {
      title,
      section: articlesList,
      ...(description && { description }),
      canonical: articleHref(id),
    };
  },
};
