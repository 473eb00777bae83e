import { articlesList, type List, listAt } from './content/lists.ts';
import { type DocumentName, documentNames } from './content/site-document.ts';
import { isDecodable } from './is-decodable.ts';
import { passageParameter } from './passage-href.ts';
import { paths } from './paths.ts';
import { queriedPostId } from './post-address.ts';

/** What a URL of the site leads to. */
export type Route =
  | { name: 'list'; list: List }
  | { name: 'post'; list: List; postId: string }
  | { name: 'document'; document: DocumentName }
  | { name: 'home' | 'resources' | 'contact' }
  /** A passage that the Worker could not redirect to its label. */
  | { name: 'unknownPassage' }
  | { name: 'badRequest' }
  | { name: 'notFound' };

const articlePath = new RegExp(`^${paths.articles}/([^/]+)$`);

/**
 * The one matcher: page, content and feeds follow from its result. Case counts, and so does a slash
 * at the end. A post's id is as the URL has it: a percent-encoded one is no id.
 */
export function routeAt({ pathname, search }: Pick<URL, 'pathname' | 'search'>): Route {
  if (!isDecodable(pathname) || !isDecodable(search)) return { name: 'badRequest' };
  const params = new URLSearchParams(search);
  if (pathname === paths.thoughts && params.has(passageParameter)) {
    return { name: 'unknownPassage' };
  }
  const list = listAt(pathname);
  const queried = queriedPostId(pathname, params);
  if (list) return queried ? { name: 'post', list, postId: queried } : { name: 'list', list };
  const postId = articlePath.exec(pathname)?.[1];
  if (postId) return { name: 'post', list: articlesList, postId };
  const document = documentNames.find((name) => pathname === `/${name}`);
  if (document) return { name: 'document', document };
  const name = (['home', 'resources', 'contact'] as const).find((it) => paths[it] === pathname);
  return { name: name ?? 'notFound' };
}
