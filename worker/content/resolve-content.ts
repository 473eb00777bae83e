import type { ApiPath } from '../../shared/content/content-request.ts';
import { lists } from '../../shared/content/lists.ts';
import {
  type DocumentName,
  documentNames,
  type SiteDocument,
} from '../../shared/content/site-document.ts';
import { postIdSchema } from '../provider/post-fields.ts';
import type { Lookup } from './content-cache.ts';
import { BadQueryError, browseOf } from './content-query.ts';
import type { ContentSource } from './content-source.ts';

/** Finds what an address of the JSON API names. */
export type ResolveContent = <T>(path: ApiPath<T>) => Lookup<T>;

/** There is nothing at an address of the JSON API. */
export class NoSuchContentError extends Error {
  override name = 'NoSuchContentError';
}

/**
 * The one way to content, for pages and for `/api`.
 * @throws {BadQueryError} for a query that cannot be
 * @throws {NoSuchContentError}
 */
export function createResolveContent(
  source: ContentSource,
  document: (name: DocumentName) => Lookup<SiteDocument>,
): ResolveContent {
  function resolve(path: string): Lookup<unknown> {
    const { pathname, searchParams } = new URL(path, 'http://api.invalid');
    const [, , kind, id, ...rest] = pathname.split('/');
    if (rest.length === 0 && id !== undefined) {
      const list = lists.find(({ name }) => name === kind);
      if (list) return source.post(list.name, knownPostId(id));
    }
    if (rest.length === 0 && kind === 'documents') {
      const name = documentNames.find((known) => known === id);
      if (name) return document(name);
    }
    if (id === undefined) {
      switch (kind) {
        case 'organization':
        case 'featured':
          return source[kind]();
        case 'thoughts':
        case 'quotes':
        case 'articles':
          return source[kind](browseOf(searchParams));
        case 'resources':
          return source.resource(resourceLabel(searchParams));
      }
    }
    throw new NoSuchContentError('There is nothing at this address.');
  }
  return resolve as ResolveContent;
}

/** An id of another form is known not to exist, without asking. */
function knownPostId(encoded: string): string {
  const id = postIdSchema.safeParse(encoded);
  if (!id.success) throw new NoSuchContentError('There is no such post.');
  return id.data;
}

function resourceLabel(params: URLSearchParams): string {
  const browse = browseOf(params);
  if (browse.mode === 'label') return browse.label;
  throw new BadQueryError('A label is needed.');
}
