import { html } from 'hono/html';
import { embeddedHost, type Settings } from '../settings.ts';
import { clientAssets } from './client-assets.ts';

type PreviewBannerOptions = {
  settings: Settings;
  version: string;
};

/** Empty if it is no preview. A non-modal dialog can be closed without JavaScript. */
export function previewBanner({ settings, version }: PreviewBannerOptions): string {
  if (settings.DEPLOYMENT !== 'preview') return '';
  const { branch, commit, time } = BUILD;
  const date = new Intl.DateTimeFormat('en-US', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  return html`<dialog open class="preview-banner" aria-label="Preview" data-build="${time}"><p>Preview of <code>${branch}</code> at <code>${commit.slice(0, 8)}</code> (version <code>${version.slice(0, 8)}</code>), built <time datetime="${time}">${date.format(new Date(time))} UTC</time>. ${source(settings)}</p><form method="dialog"><button type="submit">Close</button></form></dialog><script src="${clientAssets.previewBanner}"></script>`.toString();
}

function source({ API_HOST }: Settings): string {
  return API_HOST === embeddedHost
    ? 'It shows sample content, and messages that are sent here reach nobody.'
    : `Its content comes from ${new URL(API_HOST).host}.`;
}
