import { lists } from '../../shared/content/lists.ts';
import { PostBrowser } from '../browse/PostBrowser.tsx';
import { FeaturedArticle } from '../post/FeaturedArticle.tsx';
import { Banner } from '../ui/layout/Banner.tsx';

export function ArticlesPage() {
  return (
    <>
      <Banner title={lists.articles.title} drawing="articles" />
      <FeaturedArticle />
      <PostBrowser
        searchLabel="Search articles"
        noneFound="No articles found."
        more="More Articles"
      />
    </>
  );
}
