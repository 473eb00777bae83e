import { atom } from 'jotai';
import { organizationName } from '../../shared/content/organization.ts';
import { paths } from '../../shared/routes.ts';
import { organizationContent } from '../content/content-atoms.ts';
import { siteAtom } from '../state/site-atom.ts';
import { showSnackAtom } from '../ui/snackbar/snackbar-atoms.ts';
import { type CopiedPost, copiedPost } from './copied-post.ts';

type PostOnPage = { content: HTMLElement; title: string; href: string };

/**
 * Writes a post to the clipboard. It loads nothing first, because browsers allow it only during the
 * transient activation of the click. Resolves to null, or to the data that the browser did not allow
 * to be written.
 */
export const copyPostAtom = atom(
  null,
  async (get, set, { content, title, href }: PostOnPage): Promise<CopiedPost | null> => {
    const { url: site } = get(siteAtom);
    const organization = get(organizationContent.remote);
    const data = organization !== 'loading' && 'data' in organization && organization.data;
    const copied = copiedPost({
      content,
      title,
      organization: data ? organizationName(data) : undefined,
      url: site + href,
      copyrightUrl: site + paths.copyright,
    });
    try {
      await writeAfterPrevious(copied);
    } catch {
      return copied;
    }
    set(announceCopyAtom);
    return null;
  },
);

let writing: Promise<void> | null = null;

/**
 * Writes one after another, because concurrent writes could mix their formats. The first write starts
 * in the task of the click event, which Safari requires.
 */
function writeAfterPrevious(copied: CopiedPost): Promise<void> {
  const write = async () => navigator.clipboard.write([new ClipboardItem(blobs(copied))]);
  const written = writing ? writing.then(write, write) : write();
  const settle = () => {
    if (writing === written) writing = null;
  };
  written.then(settle, settle);
  writing = written;
  return written;
}

export const announceCopyAtom = atom(null, (_get, set) => {
  set(showSnackAtom, { message: 'Copied, with its source.' });
});

function blobs({ text, html }: CopiedPost): Record<string, Blob> {
  return {
    'text/plain': new Blob([text], { type: 'text/plain' }),
    'text/html': new Blob([html], { type: 'text/html' }),
  };
}
