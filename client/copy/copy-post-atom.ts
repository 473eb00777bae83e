import { atom } from 'jotai';
import { organizationName } from '../../shared/content/organization.ts';
import { dataOf } from '../../shared/content/result.ts';
import { paths } from '../../shared/routes.ts';
import { organizationContent } from '../content/content-atoms.ts';
import { siteAtom } from '../state/page-store.ts';
import { actionChunk, chunkFailureAtom } from '../ui/snackbar/action-chunk.ts';
import { showSnackAtom } from '../ui/snackbar/snackbar-atoms.ts';
import type { CopiedPost } from './copied-post.ts';
import type { ManualCopyDialog } from './ManualCopyDialog.tsx';

export const copiedPostChunk = actionChunk(() => import('./copied-post.ts'));

type PostOnPage = {
  /** A control inside the post. */
  control: Element;
  title: string;
  href: string;
};

/** What the browser did not allow to be written, and the dialog that shows it. */
export type BlockedCopy = { copied: CopiedPost; ManualCopyDialog: typeof ManualCopyDialog };

export const copyPostAtom = atom(null, (get, set, { control, title, href }: PostOnPage) => {
  const { url: site } = get(siteAtom);
  const organization = dataOf(get(organizationContent.remote));
  const copied = copiedPostChunk.load().then(({ contentElementOf, copiedPost }) =>
    copiedPost({
      content: contentElementOf(control),
      title,
      organization: organization && organizationName(organization),
      url: site + href,
      copyrightUrl: site + paths.copyright,
    }),
  );
  return set(writeCopyAtom, copied);
});

/**
 * Writes to the clipboard. Browsers allow it only during the transient activation of the click, so the
 * write starts at once and gets promises for its data. Resolves to null, or to what the browser did
 * not allow to be written. If the code cannot be loaded, a message says so.
 */
export const writeCopyAtom = atom(
  null,
  async (_get, set, copied: Promise<CopiedPost>): Promise<BlockedCopy | null> => {
    try {
      await writeAfterPrevious(copied);
      set(announceCopyAtom);
      return null;
    } catch {
      return blockedCopy(copied).catch(() => {
        set(chunkFailureAtom);
        return null;
      });
    }
  },
);

async function blockedCopy(copied: Promise<CopiedPost>): Promise<BlockedCopy> {
  const { ManualCopyDialog } = await import('./ManualCopyDialog.tsx');
  return { copied: await copied, ManualCopyDialog };
}

let writing: Promise<void> | null = null;

/** One after another, because concurrent writes could mix their formats. Safari requires the first in the task of the click. */
function writeAfterPrevious(copied: Promise<CopiedPost>): Promise<void> {
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

function blobs(copied: Promise<CopiedPost>): Record<string, Promise<Blob>> {
  const blob = (format: keyof CopiedPost, type: string) => {
    const converted = copied.then((formats) => new Blob([formats[format]], { type }));
    // The write reports the error, unless the browser has denied it before.
    converted.catch(() => {});
    return converted;
  };
  return { 'text/plain': blob('text', 'text/plain'), 'text/html': blob('html', 'text/html') };
}
