import { sampleContent } from '../sample-provider/content.ts';
import { bundleBaseline } from './bundle-baseline.ts';
import { serveDirect } from './direct-worker.ts';
import { measure, medianCpu, type Round } from './measure.ts';

/** The cost of sanitizing a thought of the sample provider. */
export type SanitizerCost = {
  /** CPU time for each post, in ms; undefined if it is not available. */
  cpu: number | undefined;
  /** The mean length of the posts' markup, in UTF-16 code units. */
  length: number;
};

const rounds = 5;

/** Describes the measured cost in a sentence. */
export function describeSanitizer({ cpu, length }: SanitizerCost): string {
  const cost = cpu === undefined ? 'not available' : `${cpu.toFixed(3)} ms`;
  return `CPU of the sanitizer for a post of ${length.toFixed(0)} characters: ${cost}.`;
}

/** Measures the sanitizer in workerd. The cost of a request is divided by many posts, so that only theirs remains. */
export async function measureSanitizer(): Promise<SanitizerCost> {
  const posts = sampleContent({ generated: 150 }).posts.thoughts.map(({ content }) => content);
  const worker = await serveDirect({
    module: await bundleBaseline('bench/baseline-sanitizer.ts'),
    bindings: { POSTS: JSON.stringify(posts) },
  });
  try {
    const options = { url: () => worker.url, connections: 1, requests: 60 };
    await measure(worker, options);
    const measured: Round[] = [];
    for (let round = 0; round < rounds; round++) measured.push(await measure(worker, options));
    const cpu = medianCpu(measured);
    return {
      cpu: cpu === undefined ? undefined : cpu / posts.length,
      length: posts.reduce((sum, { length }) => sum + length, 0) / posts.length,
    };
  } finally {
    await worker.close();
  }
}
