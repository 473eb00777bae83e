import type { Site } from '../../shared/site.ts';
import type { ContentService } from '../content/content-service.ts';
import type { Sources } from '../content/loader.ts';

/** The platform's static files (wrangler.toml, `[assets]`). */
export type StaticFiles = { fetch: (request: Request) => Promise<Response> };

export type Services = Sources & {
  site: Site;
  content: ContentService;
  files: StaticFiles;
};
