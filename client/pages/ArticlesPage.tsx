import { paths } from '../../shared/paths.ts';
import { PostBrowser } from '../browse/PostBrowser.tsx';
import { Late } from '../content/Late.tsx';
import { featuredContent } from '../content/page-content.ts';
import { Banner } from '../layout/Banner.tsx';
import { FeaturedArticle } from '../post/FeaturedArticle.tsx';
import { listPage } from './list-page.ts';

const title = 'Articles';

function Articles() {
  return (
    <>
      <Banner title={title} />
      <Late content={featuredContent} extra>
        {(post) => post && <FeaturedArticle post={post} />}
      </Late>
      <PostBrowser
        searchLabel="Search articles"
        noneFound="No articles found."
        more="More Articles"
      />
    </>
  );
}

export const articlesPage = listPage({
  Component: Articles,
  title,
  path: paths.articles,
  description: 'Articles on the reasons for Christian faith, for those who teach and preach it.',
  extras: [featuredContent],
});
