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
import { listPage } from './list-page.ts';

const { title, labels } = thoughtsList;

type ThoughtsProps = {
  /** Replaces the list and its notes. */
  instead?: ReactNode;
};

export function Thoughts({ instead }: ThoughtsProps) {
  const browse = useAtomValue(browseAtom);
  return (
    <>
      <Banner title={title} drawing="thoughts" />
      <PostBrowser
        notes={
          !instead && (
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
        instead={instead}
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

export const thoughtsPage = listPage({
  Component: Thoughts,
  list: thoughtsList,
  description:
    'Apologetic thoughts on passages of the New Testament, by book and chapter, for sermons and lessons.',
  labelDescription: (label) => `Apologetic thoughts on ${label}, for sermons and lessons.`,
  hasPanel: true,
});
