import { loadContent } from '../content/load-content.ts';
import { prefetchContent } from './prefetch.ts';
import { showRoute } from './show-route.ts';

/** What the browser needs only after hydration, as one chunk. */
export const navigation = { loadContent, prefetchContent, showRoute };
