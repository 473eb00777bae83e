/** The branch and commit that the Worker was built from, or 'unknown', the build time in ISO 8601, and whether it embeds the content of a folder. Defined in vite.config.ts. */
declare const BUILD: { branch: string; commit: string; time: string; hasContent: boolean };
