import type { SamplePost } from './content/sample-post.ts';
import { createRandom, type Random } from './random.ts';
import { heading, sentence } from './sentence.ts';

const seasons: readonly (readonly [name: string, last: number])[] = [
  ['Proper', 29],
  ['Epiphany', 8],
  ['Easter', 7],
  ['Lent', 5],
  ['Advent', 4],
];

const sentences = (random: Random, count: number) =>
  Array.from({ length: count }, () => sentence(random));

const emphasized = (text: string, { below }: Random) => {
  const words = text.split(' ');
  const start = 1 + below(words.length - 3);
  const emphasis = words.slice(start, start + 2).join(' ');
  return [...words.slice(0, start), `<i>${emphasis}</i>`, ...words.slice(start + 2)].join(' ');
};

const paragraph = (random: Random): string => {
  const [first = '', ...rest] = sentences(random, 2 + random.below(4));
  const text = [emphasized(first, random), ...rest].join(random.below(3) === 0 ? '&nbsp; ' : ' ');
  return random.pick([
    `<p>${text}</p>`,
    `<p style="text-align: left;"><span style="font-family: georgia;">${text}</span></p>`,
    `<div>${text}</div><div><br /></div>`,
    `<p class="MsoNormal"><b>${text.slice(0, text.indexOf(' '))}</b>${text.slice(text.indexOf(' '))}</p>`,
  ]);
};

const quotation = (random: Random): string =>
  `<blockquote>“${sentences(random, 1 + random.below(3)).join(' ')}”</blockquote>
<p>— No one in particular, <i>Sentences for a Sample</i>, ${1 + random.below(400)}</p>`;

const thought = (random: Random, labels: readonly string[]): SamplePost => {
  const [season, last] = random.pick(seasons);
  const occasion = random.below(2) === 0 ? `${season} ${1 + random.below(last)}` : labels.at(-1);
  return {
    title: `${occasion}: ${heading(random)}`,
    labels,
    content: Array.from({ length: 1 + random.below(4) }, () => paragraph(random)).join('\n'),
  };
};

const quote = (random: Random, topic: string): SamplePost => ({
  title: `${topic}: ${heading(random)}`,
  labels: [topic],
  content: quotation(random),
});

const withDistinctTitles = (posts: readonly SamplePost[]): SamplePost[] => {
  const uses = new Map<string, number>();
  return posts.map((post) => {
    const use = (uses.get(post.title) ?? 0) + 1;
    uses.set(post.title, use);
    return use === 1 ? post : { ...post, title: `${post.title} (part ${use})` };
  });
};

/**
 * Generates `count` posts for load tests, two thoughts per quote. The result is deterministic.
 * `passages` are the labels of thoughts (book, then chapter); `topics` are the labels of quotes.
 */
export const generatePosts = (
  count: number,
  { passages, topics }: { passages: readonly (readonly string[])[]; topics: readonly string[] },
): { thoughts: SamplePost[]; quotes: SamplePost[] } => {
  const random = createRandom(1722);
  const quotes = Math.floor(count / 3);
  return {
    thoughts: withDistinctTitles(
      Array.from({ length: count - quotes }, () => thought(random, random.pick(passages))),
    ),
    quotes: withDistinctTitles(
      Array.from({ length: quotes }, () => quote(random, random.pick(topics))),
    ),
  };
};
