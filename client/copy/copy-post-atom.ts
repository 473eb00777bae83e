import { atom } from 'jotai';
import { organizationName } from '../../shared/content/organization.ts';
import { paths } from '../../shared/routes.ts';
import { organizationContent } from '../content/content-atoms.ts';
import { siteAtom } from '../state/site-atom.ts';
import { showSnackAtom } from '../ui/snackbar/snackbar-atoms.ts';
import { type Copied, copiedPost } from './copied-post.ts';

type PostOnPage = { content: HTMLElement; title: string; href: string };

/**
 * Puts a post on the clipboard, at once: browsers allow it only while the press that asked for it
 * counts. Resolves to what the browser refused to take.
 */
export const copyPostAtom = atom(
  null,
  async (get, set, { content, title, href }: PostOnPage): Promise<Copied | null> => {
    const { url } = get(siteAtom);
    const organization = get(organizationContent.remote);
    const known = organization !== 'loading' && 'data' in organization && organization.data;
    const copied = copiedPost({
      content,
      title,
      organization: known ? organizationName(known) : undefined,
      address: url + href,
      copyright: url + paths.copyright,
    });
    try {
      await writeInTurn(copied);
    } catch {
      return copied;
    }
    set(announceCopyAtom);
    return null;
  },
);

let writing: Promise<void> | null = null;

/** Two at once would leave a part of each. The first is written in the press's own task, as Safari demands. */
function writeInTurn(copied: Copied): Promise<void> {
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

function blobs({ text, html }: Copied): Record<string, Blob> {
  return {
    'text/plain': new Blob([text], { type: 'text/plain' }),
    'text/html': new Blob([html], { type: 'text/html' }),
  };
}
