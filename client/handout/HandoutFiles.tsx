import { useAtomValue, useSetAtom } from 'jotai';
import { elementIds } from '../../shared/dom-contract.ts';
import { type Handout, handoutHref } from '../../shared/handout/handout.ts';
import { handoutFilePath, handoutFormats } from '../../shared/handout/handout-file.ts';
import { copyrightPage } from '../../shared/pages/document.ts';
import { CopyLink } from '../copy/CopyLink.tsx';
import { writeCopyAtom } from '../copy/copy-post-atom.ts';
import { siteAtom } from '../state/page-store.ts';
import { clearFormId, HandoutButton, postListId } from './HandoutButton.tsx';
import * as styles from './HandoutPage.module.css';

type HandoutFilesProps = {
  handout: Handout;
  /** The title as the visitor has typed it. */
  title: string;
  /** Whether the visitor can change the handout here. */
  isEditor?: boolean;
};

/** Buttons that download, print, copy or clear a handout. CSS reads the checkbox for large print, so it works without JavaScript. */
export function HandoutFiles({ handout, title, isEditor = false }: HandoutFilesProps) {
  const { url } = useAtomValue(siteAtom);
  const writeCopy = useSetAtom(writeCopyAtom);
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
    const copied = import('../copy/copied-post.ts').then(({ copiedPosts }) =>
      copiedPosts(posts, { title, copyrightUrl: url + copyrightPage.path }),
    );
    writeCopy(copied, () => getSelection()?.selectAllChildren(posts));
  }

  return (
    <section className={`${styles.tools} row screen-only`} aria-label="Take it along">
      {word}
      <button type="button" className="secondary scripted" onClick={() => window.print()}>
        Print
      </button>
      <CopyLink href={handoutHref({ ...handout, title })} message="The link is copied.">
        Copy link
      </CopyLink>
      {!isEditor && (
        <a
          className="secondary"
          href={`${handoutHref(handout, { isEditing: true })}#${elementIds.page}`}
          rel="nofollow"
        >
          Change this handout
        </a>
      )}
      <details className={styles.more}>
        <summary className="secondary">More</summary>
        <div className="row">
          {markdown}
          <button type="button" className="secondary scripted" onClick={copyAll}>
            Copy all
          </button>
          <label className="secondary">
            {/* biome-ignore lint/a11y/useAriaPropsForRole: a checkbox has its state natively */}
            <input type="checkbox" role="switch" /> Large print (18 pt)
          </label>
          {isEditor && (
            <button
              type="submit"
              className="secondary"
              form={clearFormId}
              data-announcement="The handout is empty."
              data-focus="page"
            >
              Clear
            </button>
          )}
        </div>
      </details>
    </section>
  );
}
