import { lists } from '../../shared/content/lists.ts';
import { PostBrowser } from '../browse/PostBrowser.tsx';
import { TopicPanel } from '../browse/TopicPanel.tsx';
import { InfoBanner, UsageBanner } from '../ui/banners/InfoBanner.tsx';
import { Banner } from '../ui/layout/Banner.tsx';

export function QuotesPage() {
  return (
    <>
      <Banner title={lists.quotes.title} />
      <PostBrowser
        notes={
          <>
            <UsageBanner id="quotes-usage" text="Name the source when you use a quote." />
            <InfoBanner id="quotes-context">A quote is a part: read its context, too.</InfoBanner>
          </>
        }
        panel={<TopicPanel />}
      />
    </>
  );
}
