import { sampleOrganization } from '../sample-provider/content/organization.ts';
import { defaults } from '../sample-provider/defaults.ts';
import { type Organization, organizationName } from '../shared/content/organization.ts';
import { settingNames } from '../worker/settings.ts';

type LocalSettingsOptions = {
  /** The origin of the site. */
  siteUrl: string;
  /** The URL of the sample provider, used unless API_HOST is in the environment. */
  providerUrl: string;
  /** Environment variables, which override all other settings. */
  environment: Record<string, string | undefined>;
  /** Whose content it is; by default that of the sample. */
  organization?: Organization | undefined;
};

/** Returns the settings of a local run. Those in wrangler.toml are for deployments. */
export function localSettings(options: LocalSettingsOptions): Record<string, string> {
  const { siteUrl, providerUrl, environment, organization = sampleOrganization } = options;
  const name = organizationName(organization) ?? sampleOrganization.display_name;
  const given = settingNames.filter((name) => environment[name] !== undefined);
  return {
    API_HOST: providerUrl,
    CLIENT_ID: defaults.clientId,
    CLIENT_SECRET: defaults.clientSecret,
    BLOG_ID_THOUGHTS: defaults.blogs.thoughts,
    BLOG_ID_QUOTES: defaults.blogs.quotes,
    BLOG_ID_ARTICLES: defaults.blogs.articles,
    BLOG_ID_RESOURCES: defaults.blogs.resources,
    POST_ID_SEARCH_TIPS: defaults.posts.searchTips,
    POST_ID_USAGE_NOTES: defaults.posts.usageNotes,
    PRODUCT_NAME: organization.display_name_short ?? name,
    SITE_URL: siteUrl,
    LEGAL_ENTITY: name,
    SUPPORT_EMAIL: 'support@example.org',
    MESSAGE_RECIPIENT: 'ministry@example.org',
    MESSAGE_RECIPIENT_NAME: name,
    MESSAGE_RECIPIENT_ORG: name,
    RECAPTCHA_SITE_KEY: 'local-site-key',
    ...(environment.API_HOST === undefined && {
      RECAPTCHA_SCRIPT_URL: `${providerUrl}/recaptcha/enterprise.js`,
    }),
    DEPLOYMENT: 'local',
    ...Object.fromEntries(given.map((name) => [name, environment[name]])),
  };
}
