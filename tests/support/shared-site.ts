import { type Site, startSite } from './site.ts';

/** What leaves a site as it is. */
export type ReadOnlySite = Pick<Site, 'url' | 'get'>;

let started: Promise<ReadOnlySite> | undefined;

/**
 * One site for all files of a process that only read it: what it has cached is not known, and nothing
 * of it or its provider may be changed. It ends with the process.
 */
export function sharedSite(): Promise<ReadOnlySite> {
  started ??= startSite();
  return started;
}
