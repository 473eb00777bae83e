import { atom } from 'jotai';
import { browseAll } from '../../shared/browse/browse-state.ts';
import { articlesList } from '../../shared/content/lists.ts';
import { browsedList, type Route } from '../../shared/routes.ts';

/** The route of the URL. It is set once for each request on the server, and by each navigation in the browser. */
export const routeAtom = atom<Route>({ name: 'home' });

const noList = { list: articlesList, browse: browseAll() };

/** The list of the page with its browse state (specification, section 4). */
export const browsedListAtom = atom((get) => browsedList(get(routeAtom)) ?? noList);

export const browseAtom = atom((get) => get(browsedListAtom).browse);
