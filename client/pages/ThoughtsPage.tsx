import { useAtomValue } from 'jotai';
import { lists } from '../../shared/content/lists.ts';
import { panelLabel } from '../../shared/pages/define-list-page.ts';
import { isChapter } from '../../shared/pages/thoughts.ts';
import { PostBrowser } from '../browse/PostBrowser.tsx';
import { ScripturePanel } from '../browse/ScripturePanel.tsx';
import { ReadPassage } from '../passages/ReadPassage.tsx';
import { browsedListAtom } from '../state/page-store.ts';
import { InfoBanner, UsageNotesLink } from '../ui/banners/InfoBanner.tsx';
import { Banner } from '../ui/layout/Banner.tsx';

export function ThoughtsPage() {
  const label = panelLabel(useAtomValue(browsedListAtom)) ?? '';
  return (
    <>
      <Banner title={lists.thoughts.title} />
      <PostBrowser
        notes={
          <>
            <InfoBanner id="thoughts-usage">
              Put these thoughts into your own words. <UsageNotesLink />
            </InfoBanner>
            <InfoBanner id="thoughts-context">
              Read the passage in its context first. <UsageNotesLink />
            </InfoBanner>
          </>
        }
        panel={<ScripturePanel />}
        titleLink={isChapter(label) && <ReadPassage reference={label} />}
        noneFound="No blog posts match this passage."
        more="More Posts"
      />
    </>
  );
}
