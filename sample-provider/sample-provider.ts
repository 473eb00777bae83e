import { createProvider, type SampleProvider } from './app.ts';
import { withFixedArticles } from './content/fixed-articles.ts';
import { type SampleContentOptions, sampleContent } from './content.ts';
import { defaults } from './defaults.ts';
import { embeddedContent } from './embedded-content.ts';
import type { ProviderContent, ProviderOptions } from './provider-options.ts';

export type SampleProviderOptions = SampleContentOptions &
  Partial<Pick<ProviderOptions, 'clientId' | 'clientSecret' | 'blogs' | 'acceptsMessages'>> & {
    /** The content; by default that which the build embeds, or else the sample content. */
    content?: ProviderContent | undefined;
  };

/** Creates the provider with the sample content and, by default, its own identifiers. */
export function createSampleProvider({
  posts = defaults.posts,
  generated,
  content = embeddedContent,
  ...options
}: SampleProviderOptions = {}): SampleProvider {
  return createProvider({
    ...defaults,
    ...options,
    content: content ? withFixedArticles(content, posts) : sampleContent({ posts, generated }),
  });
}
