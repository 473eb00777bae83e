import { atom } from 'jotai';
import { matchPath } from 'react-router';
import { apiPaths } from '../../shared/api.ts';
import { parseBrowse } from '../../shared/browse.ts';
import { resourceLabels } from '../../shared/labels.ts';
import { listAt } from '../../shared/lists.ts';
import { paths } from '../../shared/paths.ts';
import type { PostPage } from '../../shared/post.ts';
import { documentNames } from '../../shared/site-document.ts';
import { locationAtom, searchParamsAtom } from '../navigation/location-atom.ts';
import { content } from './content-atoms.ts';

export const browseAtom = atom((get) => parseBrowse(get(searchParamsAtom)));

/** The list of the page shown: thoughts, quotes or articles. */
export const listContent = content<PostPage>((get) => {
  const list = listAt(get(locationAtom).pathname);
  return list ? apiPaths[list.name](get(browseAtom)) : null;
});

export const articleContent = content((get) => {
  const postId = matchPath(paths.article, get(locationAtom).pathname)?.params.postId;
  return postId === undefined ? null : apiPaths.article(postId);
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
