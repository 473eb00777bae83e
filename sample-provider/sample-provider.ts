import { createProvider, type SampleProvider } from './app.ts';
import { type SampleContentOptions, sampleContent } from './content.ts';
import { defaults } from './defaults.ts';
import type { ProviderOptions } from './provider-options.ts';

type SampleProviderOptions = SampleContentOptions &
  Partial<Pick<ProviderOptions, 'clientId' | 'clientSecret' | 'blogs'>>;

/** Creates the provider with the sample content and, by default, its own identifiers. */
export function createSampleProvider({
  posts,
  generated,
  ...options
}: SampleProviderOptions = {}): SampleProvider {
  return createProvider({ ...defaults, ...options, content: sampleContent({ posts, generated }) });
}
