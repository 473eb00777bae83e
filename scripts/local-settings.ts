import { defaults } from '../provider/defaults.ts';
import { settingNames } from '../worker/settings.ts';

type LocalSettingsOptions = {
  /** Where the site answers. */
  siteUrl: string;
  /** Where the embedded provider answers. */
  providerUrl: string;
  /** Wins over all. */
  environment: Record<string, string | undefined>;
};

/** What a local run sets beside wrangler.toml's settings. */
export function localSettings(options: LocalSettingsOptions): Record<string, string> {
  const { siteUrl, providerUrl, environment } = options;
  const given = settingNames.flatMap((name) => {
    const value = environment[name];
    return value === undefined ? [] : [[name, value]];
  });
  return {
    API_HOST: providerUrl,
    CLIENT_SECRET: defaults.clientSecret,
    SITE_URL: siteUrl,
    RECAPTCHA_SCRIPT_URL: `${providerUrl}/recaptcha/enterprise.js`,
    DEPLOYMENT: 'local',
    ...Object.fromEntries(given),
  };
}
