import type { LabelGroup } from '../../shared/browse/filter-groups.ts';
import { lists } from '../../shared/content/lists.ts';
import { topicGroups } from '../../shared/scripture/topics.ts';
import { FilterBox } from '../browse/FilterBox.tsx';
import { LabelPanel } from '../browse/LabelPanel.tsx';
import { groupCount, labelGroup } from '../browse/label-group.ts';
import { NearestLabels } from '../browse/NearestLabels.tsx';
import { PostBrowser } from '../browse/PostBrowser.tsx';
import { InfoBanner, UsageNotesLink } from '../ui/banners/InfoBanner.tsx';
import { Banner } from '../ui/layout/Banner.tsx';

let groups: readonly LabelGroup[] | undefined;

function topicLabelGroups(): readonly LabelGroup[] {
  groups ??= topicGroups.map(([group, topics]) =>
    labelGroup(
      'quotes',
      group,
      [...topics].sort().map((topic) => [topic, topic]),
    ),
  );
  return groups;
}

const noTopicsFound = 'No topics found.';

export function QuotesPage() {
  return (
    <>
      <Banner title={lists.quotes.title} drawing="quotes" />
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
        panel={
          <LabelPanel
            title="Topics"
            groups={topicLabelGroups()}
            findsLabels
            filterBox={(matchCount) => (
              <FilterBox
                label="Search Topics"
                announcement={groupCount(matchCount, 'group', noTopicsFound)}
              />
            )}
            noneFound={noTopicsFound}
          />
        }
        searchLabel="Search quotes"
        noneFound="No quotes match this filter."
        nearest={<NearestLabels groups={topicLabelGroups()} any="any topic" />}
        more="More Quotes"
      />
    </>
  );
}
