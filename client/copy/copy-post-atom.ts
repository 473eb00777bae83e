import { atom, type Getter } from 'jotai';
import { organizationKind } from '../../shared/content/organization.ts';
import { dataOf } from '../../shared/content/result.ts';
import { selectors } from '../../shared/dom-contract.ts';
import { copyrightPage } from '../../shared/pages/document.ts';
import { contentOf } from '../content/content-atoms.ts';
import { siteAtom } from '../state/page-store.ts';
import { snackAtom } from '../ui/snackbar/snackbar-atoms.ts';
import type { CopiedPost, PostToCopy } from './copied-post.ts';

type PostOnPage = {
  /** A control inside the post. */
  control: Element;
  title: string;
  href: string;
};

export const copyPostAtom = atom(null, (get, set, onPage: PostOnPage) => {
  const post = postToCopy(get, onPage);
  return set(
    writeCopyAtom,
    ({ copiedPost }) => copiedPost(post, get(siteAtom).url + copyrightPage.path),
    () => getSelection()?.selectAllChildren(post.content),
  );
});

export const sharePostAtom = atom(null, (get, set, onPage: PostOnPage) =>
  set(
    shareAtom,
    import('./copied-post.ts').then((module) => module.sharedPost(postToCopy(get, onPage))),
  ),
);

export const shareAtom = atom(null, async (_get, set, shared: ShareData | Promise<ShareData>) => {
  try {
    await navigator.share(await shared);
  } catch (error) {
    // The visitor closed the share sheet, or it is still open.
    if (/^(Abort|InvalidState)Error$/.test((error as Error).name)) return;
    set(snackAtom, { message: 'It could not be shared.', severity: 'error' });
  }
});

function postToCopy(get: Getter, { control, title, href }: PostOnPage): PostToCopy {
  const item = control.closest(selectors.item) as Element;
  return {
    content: item.querySelector(selectors.content) as HTMLElement,
    title,
    organization: dataOf(contentOf(get, organizationKind.request({}))),
    url: get(siteAtom).url + href,
  };
}

/** How long the browser may take to write; ms. Some never say that they refuse. */
const timeout = 2_000;

/**
 * Writes to the clipboard. Browsers allow it only during the transient activation of the click, so the
 * write starts at once and gets promises for its data. If it fails, `select` selects what the visitor can
 * copy.
 */
export const writeCopyAtom = atom(
  null,
  async (
    _get,
    set,
    copy: (module: typeof import('./copied-post.ts')) => CopiedPost | Promise<CopiedPost>,
    select: () => void,
    message: string = 'Copied, with its source.',
  ) => {
    const copied = import('./copied-post.ts').then(copy);
    try {
      const written = navigator.clipboard.write([new ClipboardItem(blobs(copied))]);
      const refusal = copied.then(() => new Promise((_, refuse) => setTimeout(refuse, timeout)));
      await Promise.race([written, refusal]);
      set(snackAtom, { message });
    } catch {
      select();
      const isTouched = matchMedia('(pointer: coarse)').matches;
      const copy = isTouched ? 'Hold the selected text' : 'Press Ctrl+C (⌘C)';
      set(snackAtom, { message: `${copy} to copy.`, duration: 12_000 });
    }
  },
);

function blobs(copied: Promise<CopiedPost>): Record<string, Promise<Blob>> {
  const blob = (format: keyof CopiedPost, type: string) => {
    const converted = copied.then((formats) => new Blob([formats[format]], { type }));
    // The write reports the error, unless the browser has denied it before.
    converted.catch(() => {});
    return converted;
  };
  return { 'text/plain': blob('text', 'text/plain'), 'text/html': blob('html', 'text/html') };
}
