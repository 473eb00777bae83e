import { lists } from '../../shared/content/lists.ts';
import type { ListParams } from '../../shared/pages/list-pages.ts';
import { PostBrowser } from '../browse/PostBrowser.tsx';
import { TopicPanel } from '../browse/TopicPanel.tsx';
import { InfoBanner, UsageBanner } from '../ui/banners/InfoBanner.tsx';
import { Banner } from '../ui/layout/Banner.tsx';

export function QuotesPage({ params }: { params: ListParams }) {
  return (
    <>
      <Banner title={lists.quotes.title} />
      <PostBrowser
        params={params}
        notes={
          <>
            <UsageBanner id="quotes-usage" text="Name the source when you use a quote." />
            <InfoBanner id="quotes-context">A quote is a part: read its context, too.</InfoBanner>
          </>
        }
        panel={<TopicPanel params={params} />}
      />
    </>
  );
}
