/** The branch and commit that the Worker was built from, or 'unknown', and the build time; ISO 8601. Defined in vite.config.ts. */
declare const BUILD: { branch: string; commit: string; time: string };
