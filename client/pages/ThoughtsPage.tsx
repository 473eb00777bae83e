import { lists } from '../../shared/content/lists.ts';
import { elementIds } from '../../shared/dom-contract.ts';
import { isChapter, type ListParams, panelLabel } from '../../shared/pages/list-pages.ts';
import { PostBrowser } from '../browse/PostBrowser.tsx';
import { ScripturePanel } from '../browse/ScripturePanel.tsx';
import { BibleLink } from '../readings/BibleLink.tsx';
import { InfoBanner, UsageBanner } from '../ui/banners/InfoBanner.tsx';
import { Banner } from '../ui/layout/Banner.tsx';
import * as styles from './ThoughtsPage.module.css';

export function ThoughtsPage({ params }: { params: ListParams }) {
  const label = panelLabel(params) ?? '';
  return (
    <>
      <Banner title={lists.thoughts.title} />
      <PostBrowser
        params={params}
        notes={
          <>
            <UsageBanner id="thoughts-usage" text="Put these thoughts into your own words." />
            <InfoBanner id="thoughts-context">Read the passage in its context first.</InfoBanner>
          </>
        }
        panel={<ScripturePanel params={params} />}
        titleLink={isChapter(label) && <BibleLink reference={label}>{`Read ${label}`}</BibleLink>}
        titleNote={
          isChapter(label) && (
            // Shown only as the `:target` of a URL for verses. The key creates a new element for another label, which is not the target.
            <p key={label} id={elementIds.wholeChapter} tabIndex={-1} className={styles.note}>
              Showing {label} (whole chapter)
            </p>
          )
        }
      />
    </>
  );
}
