import type { Params as PathParams } from 'react-router';
import type { Result } from './result.ts';

/**
 * A request for one content. Its URL, which the JSON API may have, identifies it: in caches, in the data of a page, and
 * between the browser and the edge.
 */
export type ContentRequest<Data = unknown, Params = unknown> = {
  kind: ContentKind<Params, Data>;
  params: Params;
  /** The path and query. It is formatted once, by `ContentKind.request`. */
  url: string;
};

declare const dataType: unique symbol;

type KindDefinition<Params> = {
  /** The pattern of the path (react-router), case-sensitive. Without one, the kind is not in the JSON API. */
  path?: string;
  /** The URL of the parameters. Without this function, the path is the only URL. */
  url?(params: Params): string;
  /** The inverse of `url`, from the decoded parameters of the path. Undefined if the URL is not one of the kind. By default there are no parameters. @throws {TextTooLong} */
  parse?(path: PathParams, query: URLSearchParams): Params | undefined;
};

/** A kind of content. `Params` is what its URL says, `Data` what its JSON is. */
export type ContentKind<Params, Data> = Required<Omit<KindDefinition<Params>, 'url'>> & {
  name: string;
  request(params: Params): ContentRequest<Data, Params>;
  /** The type of the data. No kind has this property. */
  readonly [dataType]?: Data;
};

/** Defines a kind of content. The Worker has a loader for each (worker/content/content-service.ts). */
export function defineKind<Params, Data>(
  name: string,
  { path = '', url = () => path, parse = () => ({}) as Params }: KindDefinition<Params>,
): ContentKind<Params, Data> {
  const kind: ContentKind<Params, Data> = {
    name,
    path,
    parse,
    request: (params) => ({ kind, params, url: url(params) }),
  };
  return kind;
}

/** The parameters of a kind with one URL. */
export type NoParams = Record<never, never>;

/** `read` returns a result synchronously if it has one. Its promise never rejects: a failure is a `Result` with an `error`. */
export interface ContentReader {
  read<Data>(request: ContentRequest<Data>): Result<Data> | Promise<Result<Data>>;
  /** Returns the stale data that a page shows while `read` is pending. */
  stale?<Data>(request: ContentRequest<Data>): Result<Data> | undefined;
}
