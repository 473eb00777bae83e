import type { SamplePost } from './content/sample-post.ts';
import { createRandom, type Random } from './random.ts';
import { heading, sentence } from './sentence.ts';

const occasions = ['Proper 13', 'Epiphany 4', 'Easter 2', 'Lent 5', 'Advent 3'];

const sentences = (random: Random, count: number) =>
  Array.from({ length: count }, () => sentence(random)).join(' ');

const paragraph = (random: Random): string => {
  const text = `${sentences(random, 1)}&nbsp; <i>${sentence(random)}</i> ${sentences(random, 1 + random.below(3))}`;
  return random.pick([
    `<p>${text}</p>`,
    `<p style="text-align: left;"><span style="font-family: georgia;">${text}</span></p>`,
    `<div>${text}</div><div><br /></div>`,
    `<p class="MsoNormal"><b>${heading(random)}.</b> ${text}</p>`,
  ]);
};

const quotation = (random: Random): string =>
  `<blockquote>“${sentences(random, 1 + random.below(3))}”</blockquote>
<p>— No one in particular, <i>Sentences for a Sample</i>, ${1 + random.below(400)}</p>`;

/**
 * Generates `count` posts for load tests, two thoughts per quote, with distinct titles. The result is
 * deterministic. `passages` are the labels of thoughts (book, then chapter); `topics` are the labels of quotes.
 */
export const generatePosts = (
  count: number,
  { passages, topics }: { passages: readonly (readonly string[])[]; topics: readonly string[] },
): { thoughts: SamplePost[]; quotes: SamplePost[] } => {
  const random = createRandom(1722);

  const thought = (position: number): SamplePost => {
    const labels = random.pick(passages);
    const occasion = random.pick([random.pick(occasions), labels.at(-1)]);
    return {
      title: `${occasion}: ${heading(random)} (${position + 1})`,
      labels,
      content: Array.from({ length: 1 + random.below(4) }, () => paragraph(random)).join('\n'),
    };
  };
  const quote = (position: number): SamplePost => {
    const topic = random.pick(topics);
    const title = `${topic}: ${heading(random)} (${position + 1})`;
    return { title, labels: [topic], content: quotation(random) };
  };

  const quotes = Math.floor(count / 3);
  return {
    thoughts: Array.from({ length: count - quotes }, (_, position) => thought(position)),
    quotes: Array.from({ length: quotes }, (_, position) => quote(position)),
  };
};
