declare module 'virtual:build-facts' {
  /** What the Worker was built from, 'unknown' where that could not be told, and when; ISO 8601. */
  const facts: { branch: string; commit: string; time: string };
  export default facts;
}
