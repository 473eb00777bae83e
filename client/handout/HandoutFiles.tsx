import { useAtomValue, useSetAtom } from 'jotai';
import { type Handout, handoutHref } from '../../shared/handout/handout.ts';
import { handoutFilePath, handoutFormats } from '../../shared/handout/handout-file.ts';
import { copyrightPage } from '../../shared/pages/document.ts';
import { CopyLink } from '../copy/CopyLink.tsx';
import { shareAtom, writeCopyAtom } from '../copy/copy-post-atom.ts';
import { siteAtom } from '../state/page-store.ts';
import { ScriptButton } from '../ui/ScriptButton.tsx';
import { postListId } from './element-ids.ts';
import { HandoutButton } from './HandoutButton.tsx';
import * as styles from './HandoutPage.module.css';
import { typedTitleAtom } from './HandoutTitle.tsx';

/** Buttons that download, print, share or copy a handout. CSS reads the checkbox for large print, so it works without JavaScript. */
export function HandoutFiles({ handout }: { handout: Handout }) {
  const title = useAtomValue(typedTitleAtom).trim();
  const { url } = useAtomValue(siteAtom);
  const share = useSetAtom(shareAtom);
  const writeCopy = useSetAtom(writeCopyAtom);
  const href = handoutHref({ ...handout, title });
  const [word, markdown] = handoutFormats.map((format) => (
    <HandoutButton
      key={format.extension}
      className={format.extension === 'docx' ? 'button' : 'secondary'}
      handout={handout}
      formAction={handoutFilePath(format)}
    >
      {format.action}
    </HandoutButton>
  ));

  function copyAll() {
    const posts = document.getElementById(postListId);
    if (!posts) return;
    writeCopy(
      ({ copiedPosts }) => copiedPosts(posts, { title, copyrightUrl: url + copyrightPage.path }),
      () => getSelection()?.selectAllChildren(posts),
    );
  }

  return (
    <section className={`${styles.tools} row`} aria-label="Take it along">
      {word}
      <ScriptButton onClick={() => window.print()}>Print</ScriptButton>
      {/* One of the two is hidden (client/style/utilities.css). */}
      <ScriptButton data-share onClick={() => share({ title, url: url + href })}>
        Share
      </ScriptButton>
      <CopyLink href={href} message="The link is copied.">
        Copy link
      </CopyLink>
      <details>
        <summary className="secondary">More</summary>
        <div className="row">
          {markdown}
          <ScriptButton onClick={copyAll}>Copy all</ScriptButton>
          <label className="secondary">
            {/* biome-ignore lint/a11y/useAriaPropsForRole: a checkbox has its state natively */}
            <input type="checkbox" role="switch" /> Large print (18 pt)
          </label>
        </div>
      </details>
    </section>
  );
}
