import * as z from 'zod/mini';
import type { Site } from '../shared/site.ts';

/** `zod/mini` has no error messages by default. They are for operators: of settings, and of responses in the log. */
z.config(z.locales.en());

/** The value of `API_HOST` if the provider is embedded in the Worker. */
export const embeddedHost = 'embedded';

/** The path of the embedded provider's stand-in for the bot check's script. */
export const standInPath = '/recaptcha/enterprise.js';

const googleScript = 'https://www.google.com/recaptcha/enterprise.js';

const text = z.string().check(z.trim(), z.minLength(1));

/** Specification, section 3. */
const blogId = z
  .string()
  .check(z.trim(), z.regex(/^\d+$/, 'The id of a blog consists of digits only'));

const webUrl = z.url({ protocol: /^https?$/ });

const settingsSchema = z.object({
  API_HOST: z.union([z.literal(embeddedHost), webUrl]),
  CLIENT_ID: text,
  CLIENT_SECRET: text,
  BLOG_ID_THOUGHTS: blogId,
  BLOG_ID_QUOTES: blogId,
  BLOG_ID_ARTICLES: blogId,
  BLOG_ID_RESOURCES: blogId,
  POST_ID_SEARCH_TIPS: text,
  POST_ID_USAGE_NOTES: text,
  PRODUCT_NAME: text,
  SITE_URL: z.pipe(
    webUrl,
    z.transform((url) => new URL(url).origin),
  ),
  LEGAL_ENTITY: text,
  SUPPORT_EMAIL: z.email(),
  MESSAGE_RECIPIENT: text,
  MESSAGE_RECIPIENT_NAME: text,
  MESSAGE_RECIPIENT_ORG: text,
  RECAPTCHA_SITE_KEY: text,
  RECAPTCHA_SCRIPT_URL: z.optional(z.url()),
  RECAPTCHA_PROJECT_ID: z.optional(text),
  RECAPTCHA_API_KEY: z.optional(text),
  RECAPTCHA_API_HOST: z._default(z.url(), 'https://recaptchaenterprise.googleapis.com'),
  RECAPTCHA_MIN_SCORE: z._default(z.coerce.number().check(z.gte(0), z.lte(1)), 0.5),
  SCRIPTURE_LINKS: z._default(z.enum(['on', 'off']), 'on'),
  LECTIONARY: z._default(z.enum(['lsb', 'lsb-one-year', 'rcl', 'off']), 'lsb'),
  BIBLE_URL: z._default(
    z.union([z.literal('off'), webUrl.check(z.includes('{reference}'))]),
    'https://www.stepbible.org/?q=reference={reference}',
  ),
  DEPLOYMENT: z.enum(['production', 'preview', 'local']),
});

/** Defaults for settings that the embedded provider ignores or fixes. */
const embeddedDefaults = {
  CLIENT_ID: embeddedHost,
  CLIENT_SECRET: embeddedHost,
  BLOG_ID_THOUGHTS: '1',
  BLOG_ID_QUOTES: '2',
  BLOG_ID_ARTICLES: '3',
  BLOG_ID_RESOURCES: '4',
  POST_ID_SEARCH_TIPS: 'search-tips',
  POST_ID_USAGE_NOTES: 'usage-notes',
  MESSAGE_RECIPIENT: embeddedHost,
  MESSAGE_RECIPIENT_NAME: embeddedHost,
  MESSAGE_RECIPIENT_ORG: embeddedHost,
  RECAPTCHA_SITE_KEY: embeddedHost,
};

export type Settings = z.infer<typeof settingsSchema>;

export const settingNames = Object.keys(settingsSchema.shape);

export const secretNames = ['CLIENT_SECRET', 'RECAPTCHA_API_KEY'] satisfies (keyof Settings)[];

/** Names the settings that are missing or invalid. It never contains a value. */
export class SettingsError extends Error {
  override name = 'SettingsError';
  readonly names: readonly string[];

  constructor(issues: readonly { name: string; message: string }[]) {
    const problems = issues.map(({ name, message }) => `${name}: ${message}`).join('; ');
    super(`This site's settings are not complete. ${problems}.`);
    this.names = [...new Set(issues.map(({ name }) => name))];
  }
}

type Variables = Record<string, unknown>;

/**
 * Parses the variables of the Worker.
 * @param origin of the request's URL: the default of `SITE_URL` for a preview
 * @param hasContent whether the build embeds content: production cannot show sample content
 * @throws {SettingsError}
 */
export function parseSettings(env: Variables, origin?: string, hasContent = false): Settings {
  if (env.API_HOST === embeddedHost && env.DEPLOYMENT === 'production' && !hasContent) {
    const message = 'Production cannot show sample content';
    throw new SettingsError([{ name: 'API_HOST', message }]);
  }
  const result = settingsSchema.safeParse({
    ...(env.API_HOST === embeddedHost && embeddedDefaults),
    ...(env.DEPLOYMENT === 'preview' && { SITE_URL: origin }),
    ...env,
  });
  if (result.success) return result.data;
  throw new SettingsError(
    result.error.issues.map(({ path, message }) => ({ name: path.join('.'), message })),
  );
}

export function siteOf(settings: Settings): Site {
  const { API_HOST, SITE_URL, RECAPTCHA_SCRIPT_URL } = settings;
  const defaultScript = API_HOST === embeddedHost ? SITE_URL + standInPath : googleScript;
  return {
    productName: settings.PRODUCT_NAME,
    url: SITE_URL,
    searchTipsId: settings.POST_ID_SEARCH_TIPS,
    usageNotesId: settings.POST_ID_USAGE_NOTES,
    supportEmail: settings.SUPPORT_EMAIL,
    bibleUrl: settings.BIBLE_URL,
    hasSundays: settings.LECTIONARY !== 'off',
    recaptcha: {
      siteKey: settings.RECAPTCHA_SITE_KEY,
      scriptUrl: RECAPTCHA_SCRIPT_URL ?? defaultScript,
    },
    preview: previewOf(settings),
  };
}

/** The text in the banner of a preview deployment; undefined for other deployments. */
function previewOf(settings: Settings): Site['preview'] {
  if (settings.DEPLOYMENT !== 'preview') return undefined;
  const { branch, commit, time, hasContent } = BUILD;
  const built = new Date(time).toUTCString().replace('GMT', 'UTC');
  const source =
    settings.API_HOST === embeddedHost
      ? `It shows ${hasContent ? 'archived' : 'sample'} content, and messages that are sent here reach nobody.`
      : `Its content comes from ${new URL(settings.API_HOST).host}.`;
  return `Preview of ${branch} at ${commit.slice(0, 8)}, built ${built}. ${source}`;
}
