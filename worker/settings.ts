import { z } from 'zod';

const text = z.string().trim().min(1);

const settingsSchema = z.object({
  API_HOST: z.url({ protocol: /^https?$/ }),
  CLIENT_ID: text,
  CLIENT_SECRET: text,
  BLOG_ID_THOUGHTS: text,
  BLOG_ID_QUOTES: text,
  BLOG_ID_ARTICLES: text,
  BLOG_ID_RESOURCES: text,
  POST_ID_SEARCH_TIPS: text,
  POST_ID_USAGE_NOTES: text,
  PRODUCT_NAME: text,
  SITE_URL: z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin),
  LEGAL_ENTITY: text,
  SUPPORT_EMAIL: z.email(),
  MESSAGE_RECIPIENT: text,
  MESSAGE_RECIPIENT_NAME: text,
  MESSAGE_RECIPIENT_ORG: text,
  RECAPTCHA_SITE_KEY: text,
  RECAPTCHA_SCRIPT_URL: z.url().default('https://www.google.com/recaptcha/enterprise.js'),
  RECAPTCHA_PROJECT_ID: text.optional(),
  RECAPTCHA_API_KEY: text.optional(),
  RECAPTCHA_API_HOST: z.url().default('https://recaptchaenterprise.googleapis.com'),
  RECAPTCHA_MIN_SCORE: z.coerce.number().min(0).max(1).default(0.5),
  DEPLOYMENT: z.enum(['production', 'preview', 'local']),
});

export type Settings = z.infer<typeof settingsSchema>;

/** The names of all settings, secrets included. */
export const settingNames = Object.keys(settingsSchema.shape);

/** Says which settings are missing or not of their form. Never says a value. */
export class SettingsError extends Error {
  override name = 'SettingsError';
  readonly names: readonly string[];

  constructor(issues: readonly { name: string; message: string }[]) {
    const wrong = issues.map(({ name, message }) => `${name}: ${message}`).join('; ');
    super(`This site's settings are not complete. ${wrong}.`);
    this.names = [...new Set(issues.map(({ name }) => name))];
  }
}

/** @throws {SettingsError} */
export function parseSettings(env: unknown): Settings {
  const result = settingsSchema.safeParse(env);
  if (result.success) return result.data;
  throw new SettingsError(
    result.error.issues.map(({ path, message }) => ({ name: path.join('.'), message })),
  );
}
