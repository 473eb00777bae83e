import { useAtomValue } from 'jotai';
import { lists } from '../../shared/content/lists.ts';
import { PostBrowser } from '../browse/PostBrowser.tsx';
import { FeaturedArticle } from '../post/FeaturedArticle.tsx';
import { browsedListAtom } from '../state/page-store.ts';
import { Banner } from '../ui/layout/Banner.tsx';

export default function ArticlesPage() {
  const { q, pageToken } = useAtomValue(browsedListAtom).browse;
  const isFeaturedFirst = !q && !pageToken;
  return (
    <>
      <Banner title={lists.articles.title} />
      {isFeaturedFirst && <FeaturedArticle />}
      <PostBrowser />
      {!isFeaturedFirst && <FeaturedArticle />}
    </>
  );
}
