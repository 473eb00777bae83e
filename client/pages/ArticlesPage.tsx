import { useAtomValue } from 'jotai';
import { lists } from '../../shared/content/lists.ts';
import { PostBrowser } from '../browse/PostBrowser.tsx';
import { FeaturedArticle } from '../post/FeaturedArticle.tsx';
import { browseAtom } from '../state/page-store.ts';
import { Banner } from '../ui/layout/Banner.tsx';

export function ArticlesPage() {
  const { mode, pageToken } = useAtomValue(browseAtom);
  const isFeaturedFirst = mode !== 'search' && !pageToken;
  return (
    <>
      <Banner title={lists.articles.title} />
      {isFeaturedFirst && <FeaturedArticle />}
      <PostBrowser
        searchLabel="Search articles"
        noneFound="No articles found."
        more="More Articles"
      />
      {!isFeaturedFirst && <FeaturedArticle />}
    </>
  );
}
