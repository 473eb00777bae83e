import { thoughtsList } from '../../shared/lists.ts';
import { books } from '../../shared/scripture.ts';
import { InfoBanner } from '../banners/InfoBanner.tsx';
import { UsageNotesLink } from '../banners/UsageNotesLink.tsx';
import { LabelPanel } from '../browse/LabelPanel.tsx';
import { labelGroup } from '../browse/label-group.ts';
import { PostBrowser } from '../browse/PostBrowser.tsx';
import { Banner } from '../layout/Banner.tsx';
import { listPage } from './list-page.ts';

const groups = books.map(([book, chapters]) =>
  labelGroup(
    book,
    Array.from({ length: chapters }, (_, i) => [`${i + 1}`, `${book} ${i + 1}`]),
  ),
);

function Thoughts() {
  return (
    <>
      <Banner title={thoughtsList.title} />
      <PostBrowser
        notes={
          <>
            <InfoBanner id="thoughts-usage">
              These thoughts are meant to be taken up in your own words. <UsageNotesLink />
            </InfoBanner>
            <InfoBanner id="thoughts-context">
              Read the passage in its context first; a thought serves the text, not the other way
              round. <UsageNotesLink />
            </InfoBanner>
          </>
        }
        panel={
          <LabelPanel
            title="Scripture"
            filterLabel="Search Books of the Bible"
            noneFound="No books found."
            groups={groups}
          />
        }
        searchLabel="Search thoughts"
        noneFound="No blog posts match this passage."
        more="More Posts"
      />
    </>
  );
}

export const thoughtsPage = listPage({
  Component: Thoughts,
  list: thoughtsList,
  description:
    'Apologetic thoughts on passages of the New Testament, by book and chapter, for sermons and lessons.',
  labelDescription: (label) => `Apologetic thoughts on ${label}, for sermons and lessons.`,
});
