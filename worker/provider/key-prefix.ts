import type { Settings } from '../settings.ts';

/** The settings that determine what everything in KV was loaded from, and with which token. */
const sourceSettings = [
  'API_HOST',
  'CLIENT_ID',
  'BLOG_ID_THOUGHTS',
  'BLOG_ID_QUOTES',
  'BLOG_ID_ARTICLES',
  'BLOG_ID_RESOURCES',
] satisfies (keyof Settings)[];

export type ContentSource = Pick<Settings, (typeof sourceSettings)[number]>;

/** Begins all keys in KV: after one of these settings has changed, nothing is found that was stored before. */
export async function keyPrefix(settings: ContentSource): Promise<string> {
  const source = sourceSettings.map((name) => settings[name]);
  const bytes = new TextEncoder().encode(JSON.stringify(source));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const digits = [...hash.subarray(0, 8)].map((byte) => byte.toString(16).padStart(2, '0'));
  return `${digits.join('')} `;
}
