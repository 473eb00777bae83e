import { type Site, startSite } from './site.ts';

/** The parts of a site that do not change it. */
export type ReadOnlySite = Pick<Site, 'url' | 'get' | 'read'>;

let started: Promise<ReadOnlySite> | undefined;

/**
 * Starts one site for all test files of a process that only read from it. Its cache may have any
 * content, and tests must not change the site or its provider. It ends with the process.
 */
export function sharedSite(): Promise<ReadOnlySite> {
  started ??= startSite();
  return started;
}
