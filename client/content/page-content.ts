import { atom } from 'jotai';
import { matchPath } from 'react-router';
import { apiPaths } from '../../shared/api.ts';
import { parseBrowse } from '../../shared/browse.ts';
import { resourceLabels } from '../../shared/labels.ts';
import { listAt } from '../../shared/lists.ts';
import { paths } from '../../shared/paths.ts';
import type { PostPage } from '../../shared/post.ts';
import { queriedPostId } from '../../shared/post-address.ts';
import { documentNames } from '../../shared/site-document.ts';
import { locationAtom, searchParamsAtom } from '../navigation/location-atom.ts';
import { content } from './content-atoms.ts';

export const browseAtom = atom((get) => parseBrowse(get(searchParamsAtom)));

const queriedPostIdAtom = atom((get) =>
  queriedPostId(get(locationAtom).pathname, get(searchParamsAtom)),
);

/** The list of the page shown: thoughts, quotes or articles. */
export const listContent = content<PostPage>((get) => {
  const list = listAt(get(locationAtom).pathname);
  return list && get(queriedPostIdAtom) === undefined ? apiPaths[list.name](get(browseAtom)) : null;
});

/** The post of a page that shows one by itself. */
export const postContent = content((get) => {
  const { pathname } = get(locationAtom);
  const articleId = matchPath(paths.article, pathname)?.params.postId;
  if (articleId !== undefined) return apiPaths.post('articles', articleId);
  const list = listAt(pathname);
  const postId = get(queriedPostIdAtom);
  return list && postId !== undefined ? apiPaths.post(list.name, postId) : null;
});

export const featuredContent = content(() => apiPaths.featured());

export const resourceLabelAtom = atom(
  (get) => get(searchParamsAtom).get('label') || resourceLabels[0],
);

export const resourceContent = content((get) =>
  get(locationAtom).pathname === paths.resources ? apiPaths.resource(get(resourceLabelAtom)) : null,
);

export const documentContent = content((get) => {
  const name = documentNames.find((known) => get(locationAtom).pathname === `/${known}`);
  return name ? apiPaths.document(name) : null;
});

export const organizationContent = content(() => apiPaths.organization());
