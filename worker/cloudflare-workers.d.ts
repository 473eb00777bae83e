/** The one export of the runtime's module that we use; its own types would bring in a second set of globals. */
declare module 'cloudflare:workers' {
  export function waitUntil(promise: Promise<unknown>): void;
}
