import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import type { BrowseState } from '../../shared/browse/browse-state.ts';
import { thoughtsList } from '../../shared/content/lists.ts';
import { NearestLabels } from '../browse/NearestLabels.tsx';
import { PostBrowser } from '../browse/PostBrowser.tsx';
import { bookGroups, ScripturePanel } from '../browse/ScripturePanel.tsx';
import { WholeChapter } from '../browse/WholeChapter.tsx';
import { browseAtom } from '../state/route-atom.ts';
import { InfoBanner } from '../ui/banners/InfoBanner.tsx';
import { UsageNotesLink } from '../ui/banners/UsageNotesLink.tsx';
import { Banner } from '../ui/layout/Banner.tsx';

const { title, labels } = thoughtsList;

type ThoughtsPageProps = {
  /** Replaces the list and its notes. */
  replacement?: ReactNode;
};

export function ThoughtsPage({ replacement }: ThoughtsPageProps) {
  const browse = useAtomValue(browseAtom);
  return (
    <>
      <Banner title={title} drawing="thoughts" />
      <PostBrowser
        notes={
          !replacement && (
            <>
              <InfoBanner id="thoughts-usage">
                Put these thoughts into your own words. <UsageNotesLink />
              </InfoBanner>
              <InfoBanner id="thoughts-context">
                Read the passage in its context first. <UsageNotesLink />
              </InfoBanner>
            </>
          )
        }
        panel={<ScripturePanel />}
        titleNote={isChapter(browse) && <WholeChapter label={browse.label} />}
        replacement={replacement}
        searchLabel="Search thoughts"
        noneFound="No blog posts match this passage."
        nearest={<NearestLabels groups={bookGroups()} any="any chapter" />}
        more="More Posts"
      />
    </>
  );
}

function isChapter(browse: BrowseState): browse is BrowseState & { mode: 'label' } {
  return browse.mode === 'label' && labels.has(browse.label) && /\d$/.test(browse.label);
}
