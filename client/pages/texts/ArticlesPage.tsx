import { lists } from '../../../shared/content/lists.ts';
import type { ListParams } from '../../../shared/pages/list-pages.ts';
import { PostBrowser } from '../../browse/PostBrowser.tsx';
import { FeaturedArticle } from '../../post/FeaturedArticle.tsx';
import { Banner } from '../../ui/layout/Banner.tsx';

export default function ArticlesPage({ params }: { params: ListParams }) {
  const { q, pageToken } = params.browse;
  const isFeaturedFirst = !q && !pageToken;
  return (
    <>
      <Banner title={lists.articles.title} />
      {isFeaturedFirst && <FeaturedArticle />}
      <PostBrowser params={params} />
      {!isFeaturedFirst && <FeaturedArticle />}
    </>
  );
}
