import { lists } from '../../shared/content/lists.ts';
import { NearestLabels } from '../browse/NearestLabels.tsx';
import { PostBrowser } from '../browse/PostBrowser.tsx';
import { TopicPanel, topicLabelGroups } from '../browse/TopicPanel.tsx';
import { InfoBanner, UsageNotesLink } from '../ui/banners/InfoBanner.tsx';
import { Banner } from '../ui/layout/Banner.tsx';

export function QuotesPage() {
  return (
    <>
      <Banner title={lists.quotes.title} />
      <PostBrowser
        notes={
          <>
            <InfoBanner id="quotes-usage">
              Name the source when you use a quote. <UsageNotesLink />
            </InfoBanner>
            <InfoBanner id="quotes-context">
              A quote is a part: read its context, too. <UsageNotesLink />
            </InfoBanner>
          </>
        }
        panel={<TopicPanel />}
        noneFound="No quotes match this filter."
        nearest={<NearestLabels groups={topicLabelGroups()} any="any topic" />}
        more="More Quotes"
      />
    </>
  );
}
