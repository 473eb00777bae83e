import { listHeadingAtom } from '../browse/list-title.ts';
import { listContent, mainRemoteAtom } from '../content/content-atoms.ts';
import { metaAtom } from '../pages/meta-atom.ts';
import type { PageStore } from '../state/page-store.ts';
import { routeAtom } from '../state/route-atom.ts';

/** What has become of the page, in a sentence: the list's state where it is a list, else the title. */
export function announcementFor(store: PageStore): string {
  const remote = store.get(mainRemoteAtom);
  if (remote && remote !== 'loading' && 'error' in remote) return `Error: ${remote.error.message}`;
  if (store.get(routeAtom).name !== 'list') return store.get(metaAtom).title;
  const list = store.get(listContent.remote);
  if (list === 'loading' || 'error' in list) return '';
  const { posts, nextPageToken } = list.data;
  const count = posts.length === 1 ? '1 post' : `${posts.length} posts`;
  return `${store.get(listHeadingAtom)}: ${count}${nextPageToken ? ', and there are more' : ''}.`;
}
