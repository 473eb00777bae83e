import { paths } from '../../shared/routes.ts';
import { contentSignal, contentUse } from '../content-use.ts';
import { siteFiles } from './site-files.ts';

/** Crawlers that gather what AI is trained with, and tokens that stand for that use, as their operators name them. */
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

/** `/robots.txt` (RFC 9309), with what our content may be used for (contentsignals.org). */
export function robotsTxt(siteUrl: string): string {
  return [
    `# What the content of this site may be used for: ${siteUrl}${paths.terms}#${noTraining}`,
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

/** The section of the terms (worker/documents/terms.md). */
const noTraining = 'no-ai-or-machine-learning-training';
