import { termsPage } from '../../shared/pages/document.ts';
import { contentSignal, contentUse } from '../documents/content-use.ts';
import { siteFiles } from '../site-files.ts';
import table from './training-crawlers.txt?raw';

/** User agents of crawlers that collect training data for AI, and product tokens for that use, as their operators document them. */
const trainingCrawlers = table.trim().split('\n');

/** `/robots.txt` (RFC 9309), with the permitted uses of the content (contentsignals.org). */
export function robotsTxt(siteUrl: string): string {
  return [
    `# What the content of this site may be used for: ${siteUrl}${termsPage.path}#${noTrainingSection}`,
    '',
    'User-agent: *',
    `Content-Signal: ${contentSignal}`,
    'Allow: /',
    '',
    ...trainingCrawlers.map((name) => `User-agent: ${name}`),
    contentUse['ai-train'] ? 'Allow: /' : 'Disallow: /',
    '',
    `Sitemap: ${siteUrl}${siteFiles.sitemap}`,
    '',
  ].join('\n');
}

/** The id of the section in worker/documents/terms.md. */
const noTrainingSection = 'no-ai-or-machine-learning-training';
