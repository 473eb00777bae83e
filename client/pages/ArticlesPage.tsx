import { articlesList } from '../../shared/content/lists.ts';
import { PostBrowser } from '../browse/PostBrowser.tsx';
import { featuredContent } from '../content/content-atoms.ts';
import { FeaturedArticle } from '../post/FeaturedArticle.tsx';
import { Await } from '../ui/Await.tsx';
import { Banner } from '../ui/layout/Banner.tsx';

export function ArticlesPage() {
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
