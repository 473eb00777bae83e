import { atom } from 'jotai';
import { parseBrowse } from '../../shared/browse/browse-state.ts';
import { apiPaths } from '../../shared/content/content-request.ts';
import { resourceLabels } from '../../shared/content/fixed-labels.ts';
import type { PostPage } from '../../shared/content/post.ts';
import { routeAtom, searchParamsAtom } from '../state/location-atom.ts';
import { content } from './content-atoms.ts';

export const browseAtom = atom((get) => parseBrowse(get(searchParamsAtom)));

/** The list of the page shown: thoughts, quotes or articles. */
export const listContent = content<PostPage>((get) => {
  const route = get(routeAtom);
  return route.name === 'list' ? apiPaths[route.list.name](get(browseAtom)) : null;
});

/** The post of a page that shows one by itself. */
export const postContent = content((get) => {
  const route = get(routeAtom);
  return route.name === 'post' ? apiPaths.post(route.list.name, route.postId) : null;
});

export const featuredContent = content(() => apiPaths.featured());

export const resourceLabelAtom = atom(
  (get) => get(searchParamsAtom).get('label') || resourceLabels[0],
);

export const resourceContent = content((get) =>
  get(routeAtom).name === 'resources' ? apiPaths.resource(get(resourceLabelAtom)) : null,
);

export const documentContent = content((get) => {
  const route = get(routeAtom);
  return route.name === 'document' ? apiPaths.document(route.document) : null;
});

export const organizationContent = content(() => apiPaths.organization());
