import type { ApiPath } from '../../shared/content/content-request.ts';
import { pageAtom } from '../pages/pages.ts';
import type { PageStore } from '../store.ts';
import type { Content } from './content-atoms.ts';
import { organizationContent } from './route-content.ts';

/** The addresses of all content that the store's page shows, its main content first. */
export function contentPaths(store: PageStore): ApiPath<unknown>[] {
  const { main, extras = [] } = store.get(pageAtom);
  const contents: Content<unknown>[] = [...(main ? [main] : []), ...extras, organizationContent];
  return contents.map(({ path }) => store.get(path)).filter((path) => path !== null);
}
