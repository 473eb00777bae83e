import { fingerprint } from './fingerprint.ts';

/** An opaque token for the page that starts at `offset`, good only for the query it was made for. */
export const encodePageToken = (query: string, offset: number): string =>
  btoa(`${offset}.${fingerprint(query).toString(36)}`).replaceAll('=', '');

/** The offset that `token` stands for; `undefined` if it is no token, or one of another query. */
export const decodePageToken = (query: string, token: string): number | undefined => {
  try {
    const offset = Number.parseInt(atob(token), 10);
    return encodePageToken(query, offset) === token ? offset : undefined;
  } catch {
    return undefined;
  }
};
