import { createProvider, type SampleProvider } from './app.ts';
import { sampleContent } from './content.ts';
import { defaults } from './defaults.ts';
import type { ProviderOptions } from './provider-options.ts';

type SampleProviderOptions = Partial<
  Pick<ProviderOptions, 'clientId' | 'clientSecret' | 'blogs'> & {
    /** The ids of the two fixed articles. */
    posts: { searchTips: string; usageNotes: string };
    /** The number of generated posts to add to the sample content. */
    generated: number;
  }
>;

/** Creates the provider with the sample content and, by default, its own identifiers. */
export function createSampleProvider({
  posts,
  generated,
  ...options
}: SampleProviderOptions = {}): SampleProvider {
  return createProvider({
    ...defaults,
    ...options,
    content: sampleContent({ ...(posts && { posts }), ...(generated && { generated }) }),
  });
}
