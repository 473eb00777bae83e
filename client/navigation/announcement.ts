import { listHeadingAtom } from '../browse/list-title.ts';
import { listContent } from '../content/route-content.ts';
import { metaAtom } from '../pages/meta-atom.ts';
import { pageAtom } from '../pages/pages.ts';
import type { PageStore } from '../store.ts';

/** What has become of the page, in a sentence: the list's state where it is a list, else the title. */
export function announcementFor(store: PageStore): string {
  const { main } = store.get(pageAtom);
  const remote = main && store.get(main.remote);
  if (remote && remote !== 'loading' && 'error' in remote) return `Error: ${remote.error.message}`;
  if (main !== listContent) return store.get(metaAtom).title;
  const list = store.get(listContent.remote);
  if (list === 'loading' || 'error' in list) return '';
  const { posts, nextPageToken } = list.data;
  const count = posts.length === 1 ? '1 post' : `${posts.length} posts`;
  return `${store.get(listHeadingAtom)}: ${count}${nextPageToken ? ', and there are more' : ''}.`;
}
