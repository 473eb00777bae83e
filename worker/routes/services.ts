import type { Site } from '../../shared/site.ts';
import type { ContentService } from '../content/content-service.ts';
import type { Sources } from '../content/loader.ts';
import type { Platform } from '../runtime/platform.ts';

export type Services = Sources & Pick<Platform, 'files'> & { site: Site; content: ContentService };
