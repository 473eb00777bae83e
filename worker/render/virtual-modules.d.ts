declare module 'virtual:client-assets' {
  const assets: import('./client-assets.ts').ClientAssets;
  export default assets;
}

declare module 'virtual:build-facts' {
  /** The branch and commit that the Worker was built from, or 'unknown', and the build time; ISO 8601. */
  const facts: { branch: string; commit: string; time: string };
  export default facts;
}
