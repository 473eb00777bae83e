import { termsPage } from '../../shared/pages/document.ts';
import { contentSignal, contentUse } from '../documents/content-use.ts';
import { siteFiles } from '../site-files.ts';

/** User agents of crawlers that collect training data for AI, and product tokens for that use, as their operators document them. */
const trainingCrawlers = [
  'AI2Bot',
  'Ai2Bot-Dolma',
  'Amazonbot',
  'anthropic-ai',
  'Applebot-Extended',
  'Bytespider',
  'CCBot',
  'ClaudeBot',
  'cohere-training-data-crawler',
  'Diffbot',
  'FacebookBot',
  'Google-CloudVertexBot',
  'Google-Extended',
  'GPTBot',
  'img2dataset',
  'Meta-ExternalAgent',
  'omgili',
  'omgilibot',
  'PanguBot',
  'Timpibot',
  'Webzio-Extended',
];

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
