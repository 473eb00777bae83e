import { articlesList } from '../../shared/content/lists.ts';
import { PostBrowser } from '../browse/PostBrowser.tsx';
import { featuredContent } from '../content/content-atoms.ts';
import { FeaturedArticle } from '../post/FeaturedArticle.tsx';
import { Await } from '../ui/Await.tsx';
import { Banner } from '../ui/layout/Banner.tsx';
import { listPage } from './list-page.ts';

function Articles() {
  return (
    <>
      <Banner title={articlesList.title} drawing="articles" />
      <Await content={featuredContent} extra>
        {(post) => post && <FeaturedArticle post={post} />}
      </Await>
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
  list: articlesList,
  description: 'Articles on the reasons for Christian faith, for those who teach and preach it.',
});
